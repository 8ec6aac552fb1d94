import { fill, type Layer, n, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';

const LEAF = 'M0 0Q-26 -22 -18 -52Q-10 -74 0 -84Q10 -74 18 -52Q26 -22 0 0Z';

/** The parts of a seedling seen from above, centre (0, 0): pairs of leaves, the youngest on top; a leaf is 84 long. */
export function seedlingParts(pairs: number, palette: Palette): string[] {
  const parts: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const size = 1 - pair * 0.26;
    const tone = palette.leaf[Math.min(2, pair + (pairs < 3 ? 1 : 0))] ?? palette.leaf[1];
    for (const half of [0, 180]) {
      parts.push(
        place(
          [
            fill(LEAF, tone),
            fill('M0 0Q26 -22 18 -52Q10 -74 0 -84Z', mix(tone, palette.ink, 0.2)),
            stroke('M0 -6V-70', mix(tone, palette.sun, 0.35), 2.4),
          ],
          0,
          0,
          size,
          half + pair * 76,
        ),
      );
    }
  }
  return parts;
}

/** A tray of seedlings seen from above; x, y fractions of its middle, side of a cell in pixels; cells named by column and row stay empty. */
export function seedTray(
  x: number,
  y: number,
  cell: number,
  turn: number,
  [columns, rows]: readonly [number, number],
  empty: readonly string[] = [],
): Layer {
  return ({ width, height, palette, random, body }) => {
    const [w, h] = [columns * cell, rows * cell];
    const rim = cell * 0.16;
    const box = (grow: number) =>
      `M${n(-w / 2 - grow)} ${n(-h / 2 - grow)}H${n(w / 2 + grow)}V${n(h / 2 + grow)}H${n(-w / 2 - grow)}Z`;
    const tray = mix(palette.rock[1], palette.accent, 0.42);
    const soil = mix(palette.ink, palette.accent, 0.28);
    const parts = [fill(box(rim), tray), fill(box(rim * 0.5), mix(tray, palette.ink, 0.35))];
    const plants: string[] = [];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [cx, cy] = [(column + 0.5) * cell - w / 2, (row + 0.5) * cell - h / 2];
        const side = cell * 0.42;
        const bare = empty.includes(`${column} ${row}`);
        parts.push(
          `<rect x="${n(cx - side)}" y="${n(cy - side)}" width="${n(side * 2)}" height="${n(side * 2)}" rx="${n(cell * 0.1)}" fill="${bare ? mix(soil, palette.ink, 0.6) : soil}"/>`,
        );
        const grown = random.range(0.5, 0.64) * (cell / 84);
        const lean = random.range(0, 180);
        if (bare) continue;
        plants.push(
          `<ellipse cx="${n(cx + cell * 0.07)}" cy="${n(cy + cell * 0.09)}" rx="${n(cell * 0.36)}" ry="${n(cell * 0.34)}" fill="${palette.ink}" fill-opacity="0.3"/>`,
          place(
            seedlingParts(random.chance(0.6) ? 3 : 2, palette),
            cx,
            cy,
            Math.round(grown * 100) / 100,
            lean,
          ),
        );
      }
    }
    body.push(
      place([fill(box(rim), palette.ink, 0.28)], x * width + 16, y * height + 22, 1, turn),
      place([...parts, ...plants], x * width, y * height, 1, turn),
    );
  };
}

/** The ball of earth of a seedling that was lifted out, with its shadow; radius in pixels. */
export function earthBall(x: number, y: number, radius: number): Layer {
  return ({ width, height, palette, body }) => {
    const soil = mix(palette.ink, palette.accent, 0.34);
    const ball = (dx: number, dy: number, tone: string, opacity: number) =>
      `<circle cx="${n(x * width + dx)}" cy="${n(y * height + dy)}" r="${radius}" fill="${tone}" fill-opacity="${opacity}"/>`;
    body.push(
      ball(22, 30, palette.ink, 0.26),
      ball(0, 0, soil, 1),
      ball(-8, -9, mix(soil, palette.sun, 0.1), 0.5),
    );
  };
}

/** One seedling seen from above, about as wide as `span` pixels, turned in degrees. */
export function seedling(x: number, y: number, span: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    body.push(place(seedlingParts(3, palette), x * width, y * height, span / 168, turn));
  };
}
