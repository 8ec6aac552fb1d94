import { fill, type Layer, type Point, polygon, verticalGradient } from '../canvas.ts';
import { mix } from '../colour.ts';

/** One mountain: summit and foot as fractions of the picture, width as a fraction of its width. */
export interface Mountain {
  x: number;
  summit: number;
  foot: number;
  width: number;
  depth: number;
  snow?: boolean;
}

/** A mountain of two planes, one to the light and one in shade, with snow on its upper third. */
export function mountain({ x, summit, foot, width, depth, snow }: Mountain): Layer {
  return (canvas) => {
    const { palette, random } = canvas;
    const top: Point = [x * canvas.width, summit * canvas.height];
    const base = foot * canvas.height;
    const half = (width * canvas.width) / 2;
    const slope = (side: -1 | 1, reach: number, rough: number): Point[] => {
      const row = random.range(0, 300);
      const points: Point[] = [];
      for (let step = 0; step <= 16; step++) {
        const t = step / 16;
        const jag = random.noise(t * 5, row, 3) * rough * half * Math.min(1, t * 4);
        points.push([top[0] + side * reach * half * t ** 1.12 + jag, top[1] + (base - top[1]) * t]);
      }
      return points;
    };
    const left = slope(-1, 1, 0.1);
    const right = slope(1, 1, 0.1);
    const spine = slope(1, 0.12, 0.26);
    const colour = mix(palette.far, palette.near, depth);
    const shade = mix(colour, palette.ink, 0.22);
    const plane = (tone: string) =>
      verticalGradient(canvas, top[1], base, [
        [0, tone],
        [1, mix(tone, palette.mist, 0.5)],
      ]);
    canvas.body.push(fill(polygon([...left, ...[...spine].reverse()]), plane(colour)));
    canvas.body.push(fill(polygon([...spine, ...[...right].reverse()]), plane(shade)));
    if (!snow) return;
    const cap = (edge: readonly Point[], inner: readonly Point[]): Point[] => {
      const cut = 6;
      const [ex, ey] = edge[cut] ?? top;
      const [ix, iy] = inner[cut] ?? top;
      const teeth: Point[] = [];
      for (let tooth = 1; tooth < 6; tooth++) {
        const t = tooth / 6;
        const drop = (tooth % 2 ? 1 : -1) * random.range(0.02, 0.06) * canvas.height;
        teeth.push([ex + (ix - ex) * t, ey + (iy - ey) * t + drop]);
      }
      return [
        ...edge.slice(0, cut),
        [ex, ey],
        ...teeth,
        [ix, iy],
        ...inner.slice(0, cut).reverse(),
      ];
    };
    canvas.body.push(fill(polygon(cap(left, spine)), palette.snow));
    canvas.body.push(fill(polygon(cap(right, spine)), mix(palette.snow, shade, 0.35)));
  };
}
