import { type Canvas, fill, type Layer, type Point, polygon, verticalGradient } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A range of hills across the picture. Heights are fractions of the picture's height. */
export interface Ridge {
  /** Its foot, and how far it rises above it. */
  y: number;
  rise: number;
  /** 0 = the farthest colour, 1 = the nearest. */
  depth: number;
  /** How many hills fit across the picture. */
  hills?: number;
  /** Lowers one side: -1 keeps only the right, 1 only the left, 0 both. */
  lean?: number;
  /** Height of the trees on its skyline in pixels; none when absent. */
  trees?: number;
  /** How much mist stands at its foot, 0..1. */
  mist?: number;
  /** Sharp peaks instead of round backs. */
  sharp?: boolean;
}

/** The skyline of a ridge: one point every `step` pixels, left to right. */
function outline({ width, height, random }: Canvas, ridge: Ridge, step: number): Point[] {
  const { y, rise, hills = 3, lean = 0, sharp } = ridge;
  const row = random.range(0, 400);
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) {
    const share = x / width;
    const wave = random.noise(share * hills, row, sharp ? 6 : 3);
    const shape = sharp ? 1 - Math.abs(wave) * 1.9 : 0.5 + wave * 0.75;
    const side = lean === 0 ? 1 : lean < 0 ? share ** (-lean * 1.6) : (1 - share) ** (lean * 1.6);
    points.push([x, (y - rise * Math.max(0.02, shape) * (side || 0)) * height]);
  }
  return points;
}

/** Replaces a skyline by one that carries small conifers, each of its own height and girth. */
function wooded({ random }: Canvas, line: readonly Point[], size: number): Point[] {
  const points: Point[] = [];
  let nextAt = line[0]?.[0] ?? 0;
  for (const [x, y] of line) {
    if (x < nextAt) continue;
    const stand = 0.55 + 0.45 * random.noise(x / 90, 7, 2) + (random.chance(0.07) ? 0.45 : 0);
    const tall = Math.max(0.25, stand) * size * random.range(0.7, 1.15);
    const half = tall * random.range(0.13, 0.2);
    points.push(
      [x - half, y + 1],
      [x - half * 0.45, y - tall * 0.34],
      [x - half * 0.62, y - tall * 0.36],
      [x - half * 0.2, y - tall * 0.7],
      [x, y - tall],
      [x + half * 0.25, y - tall * 0.66],
      [x + half * 0.66, y - tall * 0.38],
      [x + half * 0.4, y - tall * 0.35],
      [x + half, y + 1],
    );
    nextAt = x + half * random.range(1, 2.3);
  }
  return points;
}

/** A ridge whose foot dissolves in mist, with or without trees on its skyline. */
export function ridge(options: Ridge): Layer {
  return (canvas) => {
    const { width, height, palette } = canvas;
    const { y, rise, depth, trees, mist = 0.5 } = options;
    const colour = mix(palette.far, palette.near, depth);
    const bare = outline(canvas, options, trees ? 2 : 6);
    const line = trees ? wooded(canvas, bare, trees) : bare;
    const foot = y * height + 3;
    const paint = verticalGradient(canvas, (y - rise) * height, foot, [
      [0, colour],
      [0.35, mix(colour, palette.mist, mist * 0.25)],
      [1, mix(colour, palette.mist, mist)],
    ]);
    // Down to the lower edge: between two ridges lies mist, never a strip of sky.
    const floor = height + 3;
    canvas.body.push(fill(polygon([[-9, floor], ...line, [width + 9, floor]]), paint));
  };
}
