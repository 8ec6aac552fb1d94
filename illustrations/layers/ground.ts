import { fill, type Layer, type Point, polygon, sliver, verticalGradient } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A soft near slope: snow, meadow or moss. `tone` names its colour. */
export interface Slope {
  y: number;
  rise: number;
  hills?: number;
  tone: 'snow' | 'leaf' | 'ink' | 'rock';
  /** Lowers one side, as for ridges. */
  lean?: number;
  /** 0..1: how far into shade it lies. */
  shade?: number;
}

/** A slope from its back down to the picture's lower edge. */
export function slope({ y, rise, hills = 1.5, tone, lean = 0, shade = 0 }: Slope): Layer {
  return (canvas) => {
    const { width, height, palette, random } = canvas;
    const row = random.range(0, 400);
    const points: Point[] = [];
    for (let x = -8; x <= width + 8; x += 8) {
      const t = x / width;
      const side = lean < 0 ? Math.max(0, t) ** -lean : lean > 0 ? Math.max(0, 1 - t) ** lean : 1;
      points.push([x, (y - rise * side * (0.55 + random.noise(t * hills, row, 2) * 0.7)) * height]);
    }
    const base = {
      snow: palette.snow,
      leaf: palette.leaf[1],
      ink: palette.ink,
      rock: palette.rock[1],
    };
    const colour = mix(base[tone], palette.near, shade);
    const paint = verticalGradient(canvas, (y - rise) * height, height, [
      [0, colour],
      [
        1,
        mix(colour, tone === 'snow' ? palette.water : palette.ink, tone === 'snow' ? 0.45 : 0.35),
      ],
    ]);
    canvas.body.push(fill(polygon([...points, [width + 8, height + 4], [-8, height + 4]]), paint));
  };
}

/** A path winding from the picture's lower edge to a vanishing point (fractions). */
export function trail(
  start: Point,
  end: Point,
  widths: readonly [number, number],
  bends: number,
  colour?: string,
): Layer {
  return ({ width, height, palette, body }) => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let step = 0; step <= 60; step++) {
      const t = step / 60;
      const near = (1 - t) ** 1.7;
      const swing = Math.sin(t * Math.PI * bends + 0.4) * near * 0.09;
      const x = (start[0] + (end[0] - start[0]) * t ** 0.8 + swing) * width;
      const y = (end[1] + (start[1] - end[1]) * near) * height;
      const half = (widths[1] + (widths[0] - widths[1]) * near) / 2;
      left.push([x - half, y]);
      right.push([x + half, y]);
    }
    body.push(fill(polygon([...left, ...right.reverse()]), colour ?? palette.rock[2]));
  };
}

/** Footprints in snow along a wandering line through the given points (fractions). */
export function tracks(points: readonly Point[], size: number): Layer {
  return ({ width, height, palette, body }) => {
    const colour = mix(palette.snow, palette.water, 0.75);
    for (let leg = 0; leg < points.length - 1; leg++) {
      const [x1, y1] = points[leg] ?? [0, 0];
      const [x2, y2] = points[leg + 1] ?? [0, 0];
      const long = Math.hypot((x2 - x1) * width, (y2 - y1) * height * 2.2);
      const mean = ((y1 + y2) / 2 - 0.6) / 0.4;
      const steps = Math.max(2, Math.round(long / (size * (0.8 + 3 * mean))));
      for (let step = 0; step < steps; step++) {
        const t = step / steps;
        const y = y1 + (y2 - y1) * t;
        const big = size * Math.max(0.22, (y - 0.6) / 0.4);
        const side = (step + leg) % 2 ? big * 0.6 : -big * 0.6;
        const along = Math.abs(x2 - x1) > Math.abs(y2 - y1) ? 0.2 : 1;
        const x = (x1 + (x2 - x1) * t) * width + side * along;
        body.push(
          fill(sliver(x, y * height + side * (1 - along) * 0.6, big * 1.25, big * 0.42), colour),
        );
      }
    }
  };
}

/** Where the channels of a delta run: a river from the hills splitting towards the viewer. */
export function delta(horizon: number, mouth: number, reach: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const water = mix(palette.sky[2], palette.water, 0.35);
    const project = (u: number, v: number): Point => [
      (mouth + u * (0.06 + v * reach)) * width,
      (horizon + (1.04 - horizon) * v ** 1.5) * height,
    ];
    for (let patch = 0; patch < 60; patch++) {
      const v = random.range(0.08, 1);
      const [x, y] = project(random.range(-1.4, 1), v);
      const tone = mix(palette.leaf[2], palette.sun, random.range(0, 0.3));
      body.push(fill(sliver(x, y, (90 + 420 * v) * random.range(0.5, 1), 2 + 11 * v), tone, 0.3));
    }
    const channel = (u: number, v: number, toU: number, toV: number, girth: number) => {
      const left: Point[] = [];
      const right: Point[] = [];
      const row = random.range(0, 300);
      for (let step = 0; step <= 22; step++) {
        const t = step / 22;
        const ease = t * t * (3 - 2 * t);
        const vv = v + (toV - v) * t;
        const sway = random.noise(t * 1.5, row, 1) * 0.2 * Math.sin(t * Math.PI);
        const [x, y] = project(u + (toU - u) * ease + sway, vv);
        const half =
          girth * (0.1 + vv ** 1.5) * width * (1 + 0.5 * random.noise(t * 3, row + 3, 1));
        left.push([x - half, y]);
        right.push([x + half, y]);
      }
      body.push(fill(polygon([...left, ...right.reverse()]), water));
    };
    const split = (u: number, v: number, spread: number, girth: number, level: number) => {
      const next = Math.min(1, v + 0.24 + level * 0.02);
      for (const side of [-1, 1]) {
        const toU = u + side * spread * random.range(0.7, 1.15);
        channel(u, v, toU, next, girth);
        if (next < 1) split(toU, next, spread * 0.62, girth * 0.72, level + 1);
      }
    };
    channel(0.5, 0, 0, 0.14, 0.09);
    split(0, 0.13, 0.34, 0.075, 0);
  };
}
