import { fill, type Layer, n, type Point, polygon, sliver, verticalGradient } from '../canvas.ts';
import { mix } from '../colour.ts';

/** Where the sun or moon stands: x, y as fractions of the picture, radius in pixels. */
export interface Disc {
  x: number;
  y: number;
  r: number;
  /** Rings of light around it. */
  halo?: number;
  crescent?: boolean;
}

/** The sky down to `horizon` (fraction of the height) as broad printed bands of the hour's colours. */
export function sky(horizon: number, disc?: Disc, bands = true): Layer {
  return (canvas) => {
    const { width, height, palette, random } = canvas;
    const base = horizon * height;
    const [zenith, upper, lower, low] = palette.sky;
    const paint = verticalGradient(canvas, 0, base, [
      ...(bands
        ? ([
            [0, zenith],
            [0.45, upper],
          ] as const)
        : palette.dark
          ? ([
              [0.62, zenith],
              [0.78, upper],
            ] as const)
          : ([
              [0.4, zenith],
              [0.6, upper],
            ] as const)),
      [palette.dark && !bands ? 0.92 : 0.82, lower],
      [1, low],
    ]);
    canvas.body.push(`<rect width="${width}" height="${height}" fill="${paint}"/>`);
    for (const [row, share] of bands ? [0.42, 0.62, 0.78, 0.9].entries() : []) {
      const points: Point[] = [[0, base + 2]];
      for (let x = 0; x <= width + 24; x += 24) {
        const wave = random.noise(x / (width * 0.9), 40 + row, 2) * height * 0.05;
        points.push([x, share * base + wave]);
      }
      points.push([width + 24, base + 2]);
      canvas.body.push(fill(polygon(points), mix(lower, low, 0.25 + row * 0.25), 0.2));
    }
    if (disc) {
      const { x, y, r, halo = 3, crescent } = disc;
      const at = `cx="${n(x * width)}" cy="${n(y * height)}"`;
      for (let ring = halo; ring >= 1; ring--) {
        canvas.body.push(
          `<circle ${at} r="${n(r * (1 + ring * 0.75))}" fill="${palette.sun}" fill-opacity="${palette.dark ? 0.09 : 0.22}"/>`,
        );
      }
      canvas.body.push(`<circle ${at} r="${n(r)}" fill="${palette.sun}"/>`);
      if (crescent) {
        canvas.body.push(
          `<circle cx="${n(x * width + r * 0.45)}" cy="${n(y * height - r * 0.2)}" r="${n(r * 0.86)}" fill="${mix(zenith, upper, y)}"/>`,
        );
      }
    }
  };
}

/** Long thin strips of cloud between two heights (fractions); `from` and `to` bound them sideways. */
export function clouds(top: number, bottom: number, count: number, from = 0, to = 1): Layer {
  return ({ width, height, palette, random, body }) => {
    for (let index = 0; index < count; index++) {
      const x = random.range(from, to) * width;
      const y = random.range(top, bottom) * height;
      const length = random.range(0.12, 0.34) * width;
      const colour = mix(palette.sky[3], palette.sun, random.range(0.2, 0.7));
      for (let strip = 0; strip < 3; strip++) {
        const shift = random.range(-0.3, 0.3) * length;
        const scale = random.range(0.4, 0.9);
        body.push(
          fill(sliver(x + shift, y + strip * 7, length * scale, random.range(3, 8)), colour, 0.5),
        );
      }
    }
  };
}

/** Stars thinning out towards the horizon (fraction of the height); fainter ones where words stand on them. */
export function stars(count: number, horizon: number, bright = 0.8): Layer {
  return ({ width, height, palette, random, body }) => {
    for (let index = 0; index < count; index++) {
      const y = random.next() ** 1.6 * horizon * height;
      const r = random.chance(0.12) ? random.range(1.5, 2.2) : random.range(0.6, 1.2);
      const x = random.next() * width;
      body.push(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${palette.snow}" fill-opacity="${bright}"/>`,
      );
    }
  };
}

/** The sky of a page's head: of one tone, and clear. */
export function headSky(horizon: number, disc?: Disc): Layer {
  return sky(horizon, disc, false);
}
