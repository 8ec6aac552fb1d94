import { fill, type Layer, polygon, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { woodOf } from './tabletop.ts';

/** A floor of dark boards seen from above that fills the picture. */
export function floor(): Layer {
  return ({ width, height, palette, body }) => {
    const board = mix(palette.near, palette.far, 0.34);
    body.push(fill(`M0 0H${width}V${height}H0Z`, board));
    for (let column = 0; column < 7; column++) {
      const x = column * (width / 6);
      body.push(
        stroke(
          polygon(
            [
              [x, 0],
              [x - height * 0.12, height],
            ],
            false,
          ),
          mix(board, palette.ink, 0.35),
          3,
          0.6,
        ),
      );
    }
  };
}

/** A round table of birch seen from above; x, y fractions of its middle, radius in pixels. */
export function roundTable(x: number, y: number, radius: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = woodOf(palette);
    const at = (dx: number, dy: number) => `cx="${x * width + dx}" cy="${y * height + dy}"`;
    body.push(
      `<circle ${at(30, 40)} r="${radius}" fill="${palette.ink}" fill-opacity="0.3"/>`,
      `<circle ${at(0, 0)} r="${radius}" fill="${mix(wood, palette.ink, 0.22)}"/>`,
      `<circle ${at(-2, -4)} r="${radius - 9}" fill="${wood}"/>`,
    );
  };
}
