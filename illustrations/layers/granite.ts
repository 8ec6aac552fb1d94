import { fill, type Layer, type Point, polygon, sliver } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A whaleback of bedrock. All in fractions of the picture; `y` at its highest, `foot` at its base. */
export interface Granite {
  from: number;
  to: number;
  y: number;
  foot: number;
  /** Where along it the back is highest, 0..1. */
  crest?: number;
  /** Line where it meets water: a pale edge is drawn there. */
  shore?: boolean;
}

/** Height of the rock's back at t (0..1 along it) before roughness, 0..1. */
function back(t: number, crest: number): number {
  const u = t < crest ? t / crest : (1 - t) / (1 - crest);
  return Math.sin((Math.min(1, Math.max(0, u)) * Math.PI) / 2) ** 0.75;
}

/** Bedrock in three tones: body, planes turned to the light, and cracks. */
export function granite({ from, to, y, foot, crest = 0.55, shore = true }: Granite): Layer {
  return ({ width, height, palette, random, body }) => {
    const [dark, middle, light] = palette.rock;
    const base = foot * height;
    const rise = (foot - y) * height;
    const row = random.range(0, 500);
    const steps = Math.max(14, Math.round(((to - from) * width) / 26));
    const top: Point[] = [];
    for (let step = 0; step <= steps; step++) {
      const t = step / steps;
      const rough = random.noise(t * 6, row, 3) * 0.16;
      const lift = back(t, crest);
      top.push([(from + (to - from) * t) * width, base - rise * Math.max(0, lift * (1 + rough))]);
    }
    const edge = (share: number, wobble: number, line: number): Point[] =>
      top.map(([x, at], index) => {
        const deep = share + random.noise(index / 3.2, row + line, 2) * wobble;
        return [x, at + (base - at) * Math.min(1, Math.max(0, deep))];
      });
    body.push(fill(polygon([...top, [to * width, base + 4], [from * width, base + 4]]), middle));
    body.push(fill(polygon([...top, ...edge(0.16, 0.2, 20).reverse()]), light));
    body.push(
      fill(
        polygon([...edge(0.62, 0.32, 30), [to * width, base + 4], [from * width, base + 4]]),
        mix(middle, dark, 0.55),
      ),
    );
    body.push(
      fill(
        polygon([...edge(0.86, 0.16, 50), [to * width, base + 4], [from * width, base + 4]]),
        dark,
      ),
    );
    for (let crack = 0; crack < steps / 5; crack++) {
      const start = top[Math.floor(random.range(0.15, 0.9) * top.length)];
      if (!start) continue;
      const deep = (base - start[1]) * random.range(0.35, 0.8);
      const slant = random.range(-0.9, 0.3) * deep;
      const [sx, sy] = start;
      body.push(
        fill(
          polygon([
            [sx - 2, sy + 2],
            [sx + slant * 0.5 + 5, sy + deep * 0.45],
            [sx + slant, sy + deep],
            [sx + slant * 0.5, sy + deep * 0.5],
          ]),
          mix(middle, dark, 0.75),
        ),
      );
    }
    if (shore) {
      const span = (to - from) * width;
      body.push(
        fill(sliver((from + to) * 0.5 * width, base + 4, span * 1.04, 3), palette.sky[2], 0.55),
      );
    }
  };
}
