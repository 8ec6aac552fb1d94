import type { Layer, Point } from '../canvas.ts';
import { fill, n, place, polygon, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** The end of a cedar log with its years, centre at (x, y), radius in pixels; its crack points `crack` degrees down from the right. */
export function logRings(x: number, y: number, radius: number, crack = -10): Layer {
  return ({ width, height, palette, random, body }) => {
    const bark = mix(palette.rock[1], palette.ink, 0.35);
    const wood = '#dcb987';
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
          mix(wood, '#8a5a34', year % 2 ? 0.08 : 0.5),
        ),
      );
      r -= radius * (year % 2 ? random.range(0.05, 0.085) : random.range(0.018, 0.03));
    }
    const wedge = polygon([
      [0, 0],
      [radius * 0.86, -radius * 0.02],
      [radius * 0.86, radius * 0.02],
    ]);
    body.push(place([fill(wedge, bark)], x * width - radius * 0.05, y * height, 1, crack));
  };
}

/** A water wheel on its post, turning in the stream; axle at (x, y), radius in pixels. */
export function waterWheel(x: number, y: number, radius: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(palette.accent, palette.rock[2], 0.45);
    const dark = mix(wood, palette.ink, 0.6);
    const parts: string[] = [stroke('M0 0L-40 128M0 0L40 128', dark, 12)];
    const around = (count: number, r: number, end: number, lean = 0) =>
      Array.from({ length: count }, (_, index) => {
        const turn = (index / count) * Math.PI * 2 + 0.13;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const [ec, es] = [Math.cos(turn + lean), Math.sin(turn + lean)];
        return `M${n(c * r)} ${n(s * r)}L${n(ec * end)} ${n(es * end)}`;
      }).join('');
    parts.push(
      stroke(around(8, 12, 88), wood, 6),
      stroke(around(20, 86, 110, 0.2), mix(wood, palette.sun, 0.3), 6),
      `<g fill="none"><circle r="110" stroke="${dark}" stroke-width="5"/><circle r="86" stroke="${dark}" stroke-width="9"/><circle r="86" stroke="${wood}" stroke-width="5"/></g>`,
      `<circle r="15" fill="${dark}"/><circle r="7" fill="${mix(wood, palette.sun, 0.4)}"/>`,
    );
    body.push(place(parts, x * width, y * height, radius / 112));
  };
}
