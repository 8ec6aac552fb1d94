import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paperOf } from './paper.ts';

/** An open ring binder with tabs, seen from above; x, y fractions of its middle, width in pixels. */
export function binder(x: number, y: number, size: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    const white = paperOf(palette);
    const cover = mix(palette.near, palette.ink, 0.2);
    const grey = mix(palette.near, white, 0.5);
    const face = 'M-300 -205H300V205H-300Z';
    const tabs = [palette.accent, '#e7c65c', palette.leaf[1], '#9dbfa6'];
    const tick = (top: number) =>
      stroke(`M52 ${top}L60 ${top + 9}L76 ${top - 12}`, palette.accent, 6);
    const parts = [
      fill(face, cover),
      fill('M-30 -205H30V205H-30Z', mix(cover, palette.ink, 0.35)),
      ...tabs.map(
        (tone, index) =>
          `<rect x="262" y="${-170 + index * 84}" width="54" height="62" rx="9" fill="${tone}"/>`,
      ),
      fill('M-282 -186H-14V186H-282Z', mix(white, palette.ink, 0.08)),
      fill('M-288 -190H-18V182H-288Z', white),
      fill('M18 -184H284V188H18Z', mix(white, palette.ink, 0.14)),
      fill('M14 -190H278V182H14Z', white),
      stroke('M-256 -150H-150', palette.near, 13),
      stroke('M-256 -108H-62M-256 -80H-76M-256 -52H-60M-256 -24H-92', grey, 7),
      stroke('M-256 22H-170', palette.near, 9),
      stroke('M-256 56H-62M-256 84H-80M-256 112H-64M-256 140H-140', grey, 7),
      stroke('M52 -150H150', palette.near, 13),
      ...[-98, -42, 14].map((top) => tick(top)),
      stroke('M98 -98H244M98 -42H222M98 14H240', grey, 7),
      ...[-130, 0, 130].map((top) =>
        stroke(`M-30 ${top}Q0 ${top - 26} 30 ${top}`, mix(palette.rock[2], palette.snow, 0.5), 9),
      ),
    ];
    body.push(
      place([fill(face, palette.ink, 0.26)], x * width + 14, y * height + 18, size / 600, turn),
      place(parts, x * width, y * height, size / 600, turn),
    );
  };
}
