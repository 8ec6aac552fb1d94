import { fill, type Layer, n, type Point, polygon, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';

/** A wooden table seen from above that fills the picture, its boards turned by `lean` (rise over run), in the hour's light. */
export function tabletop(lean = 0.12, paint?: string): Layer {
  return ({ width, height, palette, random, body }) => {
    const wood = paint ?? woodOf(palette);
    body.push(fill(`M0 0H${width}V${height}H0Z`, wood));
    const board = height / 4;
    for (let row = -1; row < 6; row++) {
      const y = row * board;
      const tone = mix(
        wood,
        paint ? palette.ink : row % 2 ? palette.accent : palette.sun,
        random.range(0.02, 0.08),
      );
      const end = y - lean * width;
      body.push(
        fill(
          polygon([
            [0, y],
            [width, end],
            [width, end + board],
            [0, y + board],
          ]),
          tone,
        ),
        stroke(
          polygon(
            [
              [0, y],
              [width, end],
            ],
            false,
          ),
          mix(wood, palette.ink, 0.3),
          2.5,
          0.7,
        ),
      );
    }
  };
}

/** Light of a window with two by two panes that falls across from the upper left; x, y fractions of its corner, size in pixels. */
export function windowLight(x: number, y: number, size: number, strength = 0.3): Layer {
  return ({ width, height, palette, body }) => {
    const [left, top] = [x * width, y * height];
    const at = (u: number, v: number): Point => [
      left + (u + v * 0.55) * size,
      top + (v * 0.9 + u * 0.16) * size,
    ];
    for (const [u, v] of [
      [0, 0],
      [0.54, 0],
      [0, 0.54],
      [0.54, 0.54],
    ] as const) {
      const pane = [at(u, v), at(u + 0.48, v), at(u + 0.48, v + 0.48), at(u, v + 0.48)];
      body.push(fill(polygon(pane), palette.sun, strength));
    }
  };
}

/** The floor beyond the table's far and near edge; fractions of the height. */
export function tableEdges(far: number, near: number): Layer {
  return ({ width, height, palette, body }) => {
    const floor = mix(palette.near, palette.far, 0.34);
    const rim = mix(woodOf(palette), palette.ink, 0.25);
    const [top, bottom] = [far * height, near * height];
    body.push(
      fill(`M0 0H${width}V${n(top)}H0Z`, floor),
      stroke(`M0 ${n(top)}H${width}`, rim, 6),
      fill(`M0 ${n(bottom)}H${width}V${height}H0Z`, floor),
      fill(`M0 ${n(bottom)}H${width}v34H0Z`, palette.ink, 0.28),
      stroke(`M0 ${n(bottom)}H${width}`, rim, 9),
    );
  };
}

/** The colour of birch wood at an hour. */
export function woodOf({ sun, sky, dark, ink }: Palette): string {
  const lit = mix(mix('#c79a63', sun, 0.3), sky[3], 0.15);
  return dark ? mix(lit, ink, 0.5) : lit;
}
