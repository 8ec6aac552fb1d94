import { fill, type Layer, n, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paperOf } from './paper.ts';

/** A till receipt with its torn lower edge; x, y fractions of its middle, length in pixels. */
export function receipt(x: number, y: number, length: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    const teeth = Array.from(
      { length: 8 },
      (_, i) => `L${n(40 - (i + 0.5) * 10)} 100L${n(40 - (i + 1) * 10)} 108`,
    );
    const face = `M-40 -108H40V108${teeth.join('')}Z`;
    const grey = mix(palette.near, paperOf(palette), 0.45);
    const row = (top: number, item: number, sum: number) =>
      stroke(`M-28 ${top}h${item}M28 ${top}h${-sum}`, grey, 5);
    const scale = length / 216;
    body.push(
      place([fill(face, palette.ink, 0.2)], x * width + 6, y * height + 9, scale, turn),
      place(
        [
          fill(face, paperOf(palette)),
          row(-58, 26, 12),
          row(-36, 20, 10),
          row(-14, 30, 12),
          row(8, 18, 10),
          stroke('M-28 44H28', palette.accent, 7),
        ],
        x * width,
        y * height,
        scale,
        turn,
      ),
    );
  };
}
