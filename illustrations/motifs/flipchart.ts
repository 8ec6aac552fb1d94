import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paperOf } from './paper.ts';

/** A flipchart on its easel; the middle of its sheet's upper edge at (x, y), fractions, width of the sheet in pixels. */
export function flipchart(x: number, y: number, size: number): Layer {
  return ({ width, height, palette, body }) => {
    const white = paperOf(palette);
    const wood = mix(palette.near, palette.ink, 0.3);
    const parts = [
      stroke('M-110 0L-190 620M110 0L190 620M0 0V560', wood, 13),
      fill('M-142 -4H158V394H-142Z', palette.ink, 0.2),
      fill('M-150 -12H150V384H-150Z', white),
      fill('M-156 -26H156V2H-156Z', wood),
      stroke('M-116 44H-16', palette.near, 12),
      stroke('M-116 330Q-60 334 -38 286T40 226T112 120', palette.near, 8),
      stroke('M88 128L114 114L124 142', palette.near, 8),
      fill('M-150 384H150V372H-150Z', mix(white, palette.ink, 0.12)),
    ];
    body.push(place(parts, x * width, y * height, size / 300));
  };
}
