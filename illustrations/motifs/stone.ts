import { fill, type Layer, n, type Point, polygon, sliver, softShape, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** Flat stones leading over the water: each [x, y] in fractions with its width in pixels. */
export function steppingStones(
  stones: readonly (readonly [x: number, y: number, width: number])[],
): Layer {
  return ({ width, height, palette, random, body }) => {
    const [dark, middle, light] = palette.rock;
    for (const [fx, fy, span] of stones) {
      const x = fx * width;
      const y = fy * height;
      const half = span / 2;
      const deep = span * 0.15;
      const ring: Point[] = [];
      for (let corner = 0; corner < 12; corner++) {
        const turn = (corner / 12) * Math.PI * 2;
        const r = random.range(0.88, 1.1);
        ring.push([x + Math.cos(turn) * half * r, y + Math.sin(turn) * half * 0.27 * r]);
      }
      const lower = ring.map(([px, py]): Point => [x + (px - x) * 0.97, py + deep]);
      body.push(
        fill(sliver(x, y + deep * 1.7, span * 1.5, span * 0.09), dark, 0.35),
        fill(sliver(x, y + deep * 1.25, span * 1.25, span * 0.12), palette.sky[2], 0.7),
        fill(softShape(lower), dark),
        fill(softShape(ring.map(([px, py]): Point => [px, py + deep * 0.45])), middle),
        fill(softShape(ring), light),
        fill(
          softShape(
            ring.map(
              ([px, py]): Point => [x + (px - x) * 0.72 - half * 0.1, y + (py - y) * 0.6 - 1],
            ),
          ),
          mix(light, palette.sun, 0.35),
        ),
      );
    }
  };
}

/** Balanced stones marking a trail: foot at (x, y), widths in pixels from the lowest up. */
export function cairn(x: number, y: number, widths: readonly number[]): Layer {
  return ({ width, height, palette, random, body }) => {
    const [dark, middle, light] = palette.rock;
    let foot = y * height;
    for (const span of widths) {
      const tall = span * random.range(0.34, 0.46);
      const cx = x * width + random.range(-0.06, 0.06) * span;
      const ring: Point[] = [];
      for (let corner = 0; corner < 14; corner++) {
        const turn = (corner / 14) * Math.PI * 2;
        const squareness = 1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))) ** 0.45;
        const r = random.range(0.95, 1.05) * squareness * 0.92;
        ring.push([
          cx + Math.cos(turn) * (span / 2) * r,
          foot - tall / 2 + Math.sin(turn) * (tall / 2) * r,
        ]);
      }
      const shift = (dx: number, dy: number, sx: number, sy: number) =>
        ring.map(
          ([px, py]): Point => [
            cx + (px - cx) * sx + dx,
            foot - tall / 2 + (py - foot + tall / 2) * sy + dy,
          ],
        );
      body.push(
        fill(softShape(ring), dark),
        fill(softShape(shift(-span * 0.025, -tall * 0.07, 0.94, 0.84)), middle),
        fill(softShape(shift(-span * 0.06, -tall * 0.2, 0.8, 0.5)), light),
      );
      foot -= tall * 0.95;
    }
  };
}

/** An escarpment of level beds, ruled like a ledger; the cliff's edge at `edge`, its top at `top`. */
export function strata(edge: number, top: number, foot: number, beds: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const [dark, middle, light] = palette.rock;
    const pale = mix(light, palette.sun, 0.3);
    const tones = [
      mix(middle, light, 0.6),
      pale,
      mix(middle, light, 0.25),
      light,
      mix(light, palette.accent, 0.25),
      middle,
      pale,
    ];
    const parts: string[] = [];
    const share = Array.from({ length: beds }, (_, index) =>
      index % 3 === 1 ? 0.5 : random.range(0.8, 1.6),
    );
    const whole = share.reduce((sum, part) => sum + part, 0);
    let y = top * height;
    let ledge = edge * width;
    for (const [index, part] of share.entries()) {
      const deep = ((foot - top) * height * part) / whole;
      // Hard beds stand out, soft ones lie back under them.
      ledge += index % 2 ? random.range(14, 30) : random.range(-62, -30);
      const tone = tones[index % tones.length] ?? middle;
      const row = random.range(0, 300);
      const lip: Point[] = [];
      const base: Point[] = [];
      for (let x = ledge; x <= width + 24; x += 24) {
        const sag = random.noise(x / 500, 3, 2) * 16;
        const chip = x === ledge ? 5 : random.noise(x / 60, row, 2) * 3;
        lip.push([x, y + sag + chip]);
        base.push([x + (x === ledge ? 8 : 0), y + deep + 4 + sag]);
      }
      parts.push(fill(polygon([...lip, ...[...base].reverse()]), tone));
      const under = base.map(
        ([x, at], corner): Point => [
          x,
          at - deep * (0.3 + 0.2 * random.noise(corner / 4, row + 5, 2)),
        ],
      );
      parts.push(fill(polygon([...under, ...[...base].reverse()]), mix(tone, dark, 0.4)));
      parts.push(stroke(polygon(lip, false), mix(tone, palette.snow, 0.5), 2.5));
      for (let joint = 0; joint < 5; joint++) {
        const x = random.range(ledge + 30, width);
        const sag = random.noise(x / 500, 3, 2) * 16;
        parts.push(
          stroke(
            `M${n(x)} ${n(y + 4 + sag)}L${n(x + random.range(-5, 5))} ${n(y + deep * random.range(0.5, 1) + sag)}`,
            mix(tone, dark, 0.5),
            2,
          ),
        );
      }
      y += deep;
    }
    const base = foot * height;
    body.push(
      `<g transform="matrix(1 0 0 -0.6 0 ${n(base * 1.6)})" opacity=".4">${parts.join('')}</g>`,
      ...parts,
      fill(
        sliver((ledge + width) / 2 - 20, base + 5, (width - ledge) * 1.2, 4),
        palette.sky[2],
        0.75,
      ),
    );
  };
}
