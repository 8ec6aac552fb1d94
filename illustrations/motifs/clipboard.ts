import { fill, type Layer, place } from '../canvas.ts';
import { mix } from '../colour.ts';
import { woodOf } from '../layers/tabletop.ts';
import { type Marks, marksOf, paperOf } from './paper.ts';

/** A clipboard with a sheet, seen from above; x, y fractions of its middle, width in pixels. */
export function clipboard(x: number, y: number, size: number, turn: number, marks: Marks): Layer {
  return ({ width, height, palette, body }) => {
    const board = mix(woodOf(palette), palette.ink, 0.45);
    const metal = mix(palette.rock[2], palette.snow, 0.4);
    const face = '<rect x="-120" y="-170" width="240" height="320" rx="14"';
    const parts = [
      `${face} fill="${board}"/>`,
      fill('M-100 -132H100V130H-100Z', paperOf(palette)),
      ...marksOf(marks, palette),
      `<rect x="-58" y="-184" width="116" height="44" rx="10" fill="${mix(metal, palette.ink, 0.25)}"/>`,
      `<rect x="-50" y="-180" width="100" height="26" rx="8" fill="${metal}"/>`,
    ];
    body.push(
      place(
        [`${face} fill="${palette.ink}" fill-opacity="0.26"/>`],
        x * width + 11,
        y * height + 15,
        size / 240,
        turn,
      ),
      place(parts, x * width, y * height, size / 240, turn),
    );
  };
}
