import type { Point } from './canvas.ts';
import { randomFrom } from './random.ts';

/** The outline of one layer of the shore, in CSS pixels from its upper left corner. */
export interface Outline {
  readonly height: number;
  /** SVG path data, for clip-path. */
  readonly path: string;
}

/** Twice as wide as the widest phone, so that pages can stand at different stretches of it. */
const length = 960;

/** The spruces' heights: of few sizes and on whole pixels, for what repeats costs a document next to nothing. */
const talls = [18, 26, 34, 44];

/** The width of both: beyond `length` the land is level, for a visitor's larger type makes wider windows narrow ones. */
export const landWidth = 2400;

/** The far hills. */
export const hills: Outline = { height: 200, path: closed(hillPoints(200), 200) };

/** The near shore with its spruces. */
export const shore: Outline = { height: 130, path: closed(shorePoints(130), 130) };

function hillPoints(height: number): Point[] {
  const random = randomFrom(411);
  const points: Point[] = [];
  for (let x = 0; x <= length; x += 24) {
    points.push([x, height * (0.36 + random.noise((x / length) * 4, 3, 3) * 0.7)]);
  }
  return points;
}

function shorePoints(height: number): Point[] {
  const random = randomFrom(97);
  const whole = (from: number, to: number) => Math.floor(random.range(from, to));
  const ground = (x: number) =>
    Math.round(height * (0.84 + random.noise((x / length) * 5, 9, 2) * 0.2));
  const points: Point[] = [];
  for (let x = 0; x < length; ) {
    points.push([x, ground(x)]);
    x += whole(14, 64);
    // Spruces stand in company, and seldom at the same height.
    for (let left = whole(1, 5); left > 0; left--) {
      const tall = talls[whole(0, talls.length)] ?? 0;
      points.push(...spruce(x, ground(x) + 1, tall));
      x += Math.round(tall * random.range(0.22, 0.5));
    }
  }
  return points;
}

/** A spruce of three skirts. */
function spruce(x: number, y: number, tall: number): Point[] {
  const half = tall * 0.19;
  const side: Point[] = [
    [1, 0],
    [0.46, 0.34],
    [0.68, 0.34],
    [0.26, 0.66],
    [0.44, 0.66],
  ];
  const at = (sign: -1 | 1) =>
    side.map(([out, up]): Point => [x + sign * Math.round(out * half), y - Math.round(up * tall)]);
  return [...at(-1), [x, y - tall], ...at(1).reverse()];
}

/** Path data of the land below a line: whole pixels, each from the one before, which is shortest. */
function closed(line: readonly Point[], height: number): string {
  let [x, y] = [0, Math.round(line[0]?.[1] ?? 0)];
  let path = `M0 ${y}l`;
  for (const point of line.slice(1)) {
    const [toX, toY] = [Math.round(point[0]), Math.round(point[1])];
    path += `${toX - x} ${toY - y} `;
    [x, y] = [toX, toY];
  }
  return `${path.trimEnd().replaceAll(' -', '-')}H${landWidth}V${height}H0z`;
}
