import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paperOf } from './paper.ts';

/** An open notebook that lies on a desk, seen from the chair; x, y fractions of its middle, width in pixels. */
export function notebook(x: number, y: number, size: number): Layer {
  return ({ width, height, palette, body }) => {
    const white = paperOf(palette);
    const grey = mix(palette.near, white, 0.5);
    const cover = mix(palette.accent, palette.ink, 0.12);
    const parts = [
      fill('M-104 -82L128 -82L168 112L-82 112Z', palette.ink, 0.25),
      fill('M-118 -92H112L150 98H-100Z', cover),
      fill('M-110 -90H108L142 88H-92Z', white),
      stroke('M-2 -90L22 88', mix(white, palette.ink, 0.22), 4),
      ...[-58, -30, -2, 26].map((top, row) =>
        stroke(`M${-88 + row * 3} ${top}H${[-20, -34, -14, -40][row] ?? -20}`, grey, 6),
      ),
      stroke('M30 26L52 -10L76 8L100 -48', palette.accent, 7),
    ];
    body.push(place(parts, x * width, y * height, size / 250));
  };
}
