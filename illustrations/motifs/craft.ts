import type { Layer, Point } from '../canvas.ts';
import { fill, n, place, polygon, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** The end of a cedar log with its years, centre at (x, y), radius in pixels. */
export function logRings(x: number, y: number, radius: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const bark = mix(palette.rock[1], palette.ink, 0.35);
    const wood = mix(palette.accent, palette.sun, 0.62);
    const row = random.range(0, 200);
    const ring = (r: number, shift: number) => {
      const points: Point[] = [];
      for (let corner = 0; corner < 72; corner++) {
        const turn = (corner / 72) * Math.PI * 2;
        const rough =
          1 + 0.05 * random.noise(Math.cos(turn) * 1.2 + 3, row + Math.sin(turn) * 0.07, 3);
        points.push([
          x * width + shift + Math.cos(turn) * r * rough,
          y * height + Math.sin(turn) * r * 0.97 * rough,
        ]);
      }
      return polygon(points);
    };
    body.push(
      fill(ring(radius, 0), bark),
      fill(ring(radius * 0.93, 0), mix(wood, palette.snow, 0.25)),
    );
    let r = radius * 0.88;
    for (let year = 0; r > radius * 0.05; year++) {
      body.push(
        fill(
          ring(r, -radius * 0.05 * (1 - r / radius)),
          mix(wood, palette.accent, year % 2 ? 0.05 : 0.38),
        ),
      );
      r -= radius * (year % 2 ? random.range(0.05, 0.085) : random.range(0.018, 0.03));
    }
    const cx = x * width - radius * 0.05;
    body.push(
      fill(
        polygon([
          [cx, y * height],
          [cx + radius * 0.9, y * height - radius * 0.2],
          [cx + radius * 0.9, y * height - radius * 0.165],
        ]),
        bark,
      ),
    );
  };
}

/** A water wheel on its post, turning in the stream; axle at (x, y), radius in pixels. */
export function waterWheel(x: number, y: number, radius: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(palette.accent, palette.rock[2], 0.45);
    const dark = mix(wood, palette.ink, 0.6);
    const parts: string[] = [stroke('M0 0L-40 128M0 0L40 128', dark, 12)];
    for (let spoke = 0; spoke < 12; spoke++) {
      const turn = (spoke / 12) * Math.PI * 2 + 0.13;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      parts.push(stroke(`M${n(c * 14)} ${n(s * 14)}L${n(c * 92)} ${n(s * 92)}`, wood, 5));
      parts.push(
        stroke(
          `M${n(c * 84 - s * 5)} ${n(s * 84 + c * 5)}L${n(c * 112 - s * 16)} ${n(s * 112 + c * 16)}`,
          mix(wood, palette.sun, 0.3),
          8,
        ),
      );
    }
    parts.push(
      `<g fill="none"><circle r="96" stroke="${dark}" stroke-width="11"/><circle r="96" stroke="${wood}" stroke-width="6"/><circle r="62" stroke="${wood}" stroke-width="5"/></g>`,
      `<circle r="15" fill="${dark}"/><circle r="7" fill="${mix(wood, palette.sun, 0.4)}"/>`,
    );
    body.push(place(parts, x * width, y * height, radius / 112));
  };
}
