import type { Layer, Point } from '../canvas.ts';
import { fill, n, place, polygon, sliver, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A cedar-strip canoe being built: ribs on a keel, planked half way up; length in pixels. */
export function canoeFrame(x: number, y: number, length: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(palette.accent, palette.rock[2], 0.55);
    const pale = mix(wood, palette.sun, 0.5);
    const dark = mix(wood, palette.ink, 0.6);
    const sheer = (t: number) => -62 - 46 * Math.abs(2 * t - 1) ** 3;
    const keel = (t: number) => -54 * Math.abs(2 * t - 1) ** 6;
    const at = (t: number, up: number): Point => [
      (t - 0.5) * 400,
      keel(t) + (sheer(t) - keel(t)) * up,
    ];
    const line = (up: number, from = 0, to = 1) =>
      Array.from({ length: 33 }, (_, i) => at(from + ((to - from) * i) / 32, up));
    const parts = [
      ...[-120, 120].map((leg) =>
        stroke(`M${leg - 26} 56L${leg} -6L${leg + 26} 56M${leg - 17} 34L${leg + 17} 34`, dark, 8),
      ),
    ];
    for (let rib = 1; rib < 24; rib++) {
      const t = rib / 24;
      const [tx, ty] = at(t, 1);
      const [bx, by] = at(t, 0);
      const bow = (0.5 - t) * 16;
      parts.push(
        stroke(
          `M${n(tx)} ${n(ty)}Q${n(tx + bow)} ${n((ty + by) / 2)} ${n(bx)} ${n(by)}`,
          rib % 2 ? wood : mix(wood, dark, 0.25),
          5,
        ),
      );
    }
    const strips = 7;
    for (let strip = 0; strip < strips; strip++) {
      const low = (strip / strips) * 0.66;
      const high = ((strip + 1) / strips) * 0.66;
      // Each strip ends a little short of the one below, as they are laid.
      const end = 1 - strip * 0.045;
      const tone =
        [wood, pale, mix(wood, palette.accent, 0.3), mix(wood, pale, 0.5)][strip % 4] ?? wood;
      parts.push(fill(polygon([...line(low, 0, end), ...line(high, 0, end).reverse()]), tone));
    }
    parts.push(
      stroke(polygon(line(1), false), dark, 8),
      stroke(polygon(line(1.03), false), pale, 4),
    );
    parts.push(stroke(polygon(line(0), false), dark, 6));
    body.push(
      fill(
        sliver(x * width, y * height + length * 0.14, length * 1.05, length * 0.018),
        palette.ink,
        0.35,
      ),
    );
    body.push(place(parts, x * width, y * height, length / 400));
  };
}

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
