import type { Layer, Point } from '../canvas.ts';
import { fill, n, place, polygon, sliver, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** Two (or more) lakeside chairs seen from behind; foot at (x, y), height in pixels. */
export function chair(x: number, y: number, tall: number, colour?: string): Layer {
  return ({ width, height, palette, body }) => {
    const paint = colour ?? palette.accent;
    const dark = mix(paint, palette.ink, 0.45);
    const parts = [
      fill('M-58 -4L-44 -4L-38 -62L-50 -62ZM58 -4L44 -4L38 -62L50 -62Z', dark),
      fill(
        'M-76 -70L-30 -66L-30 -58L-78 -60ZM76 -70L30 -66L30 -58L78 -60Z',
        mix(paint, palette.sun, 0.35),
      ),
      fill('M-74 -60L-62 -60L-58 0L-68 0ZM74 -60L62 -60L58 0L68 0Z', paint),
    ];
    for (let slat = -2; slat <= 2; slat++) {
      const lean = slat * 4.5;
      const cx = slat * 16.5;
      const top = -158 + Math.abs(slat) ** 1.6 * 7;
      const left = cx - 7.2;
      const right = cx + 7.2;
      parts.push(
        fill(
          `M${n(left)} -16L${n(left + lean)} ${n(top + 8)}Q${n(cx + lean)} ${n(top - 6)} ${n(right + lean)} ${n(top + 8)}L${n(right)} -16Z`,
          slat % 2 ? mix(paint, palette.sun, 0.14) : paint,
        ),
      );
    }
    parts.push(fill('M-48 -112L48 -112L47 -102L-47 -102ZM-42 -50L42 -50L41 -40L-41 -40Z', dark));
    body.push(fill(sliver(x * width, y * height + 2, tall * 1.1, tall * 0.04), palette.ink, 0.35));
    body.push(place(parts, x * width, y * height, tall / 158));
  };
}

/** Kites on the wind: [x, y, size in pixels, colour index]. */
export function kites(
  list: readonly (readonly [x: number, y: number, size: number, tone: number])[],
): Layer {
  return ({ width, height, palette, body }) => {
    const tones = [
      palette.accent,
      palette.leaf[2],
      palette.water,
      mix(palette.accent, palette.sun, 0.55),
    ];
    for (const [x, y, size, tone] of list) {
      const colour = tones[tone % tones.length] ?? palette.accent;
      const tail = 'M0 60Q-26 92 4 118Q34 146 2 176';
      const bows = [
        [-8, 92],
        [14, 128],
        [10, 166],
      ].map(([bx = 0, by = 0]) =>
        fill(
          `M${bx - 12} ${by - 6}L${bx + 12} ${by + 6}L${bx + 12} ${by - 6}L${bx - 12} ${by + 6}Z`,
          colour,
        ),
      );
      const parts = [
        stroke(tail, palette.ink, 2.2),
        ...bows,
        fill('M0 -60L42 -14L0 60L-42 -14Z', colour),
        fill('M0 -60L42 -14L0 60Z', mix(colour, palette.ink, 0.28)),
        fill('M0 -60L0 -14L-42 -14ZM0 60L0 -14L42 -14Z', mix(colour, palette.sun, 0.45)),
      ];
      body.push(place(parts, x * width, y * height, size / 120, 16));
    }
  };
}

/** Garden rows running to a vanishing point at (x, horizon). */
export function gardenRows(x: number, horizon: number, rows: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const deep = (1.02 - horizon) * height;
    for (let row = -rows; row <= rows; row++) {
      const at = (t: number, side: number): Point => [
        x * width + (row + side) * (6 + t ** 1.5 * 150),
        horizon * height + deep * t ** 1.5,
      ];
      const edge = (side: number) =>
        Array.from({ length: 25 }, (_, i): Point => {
          const [px, py] = at(i / 24, side);
          return [px + random.range(-1, 1) * 5 * (i / 24), py];
        });
      const tone =
        [palette.leaf[2], palette.leaf[1], mix(palette.leaf[2], palette.accent, 0.45)][
          Math.abs(row) % 3
        ] ?? palette.leaf[1];
      body.push(
        fill(
          polygon([...edge(-0.36), ...edge(0.3).reverse()]),
          mix(palette.leaf[0], palette.ink, 0.25),
        ),
      );
      body.push(fill(polygon([...edge(-0.36), ...edge(0.08).reverse()]), tone));
    }
  };
}
