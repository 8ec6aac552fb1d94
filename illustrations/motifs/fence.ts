import { fill, type Layer, type Point, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A snake-rail cedar fence between two places (fractions), larger towards the viewer. */
export function railFence(near: Point, far: Point, panels: number, tall: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const rail = mix(palette.rock[0], palette.rock[1], 0.4);
    const joint = (index: number): { at: Point; size: number } => {
      const t = index / panels;
      const grow = t ** 1.6;
      const zig = (index % 2 ? 1 : -1) * tall * 0.62 * (0.1 + grow);
      return {
        at: [
          (far[0] + (near[0] - far[0]) * t ** 1.25) * width + zig,
          (far[1] + (near[1] - far[1]) * grow) * height + zig * 0.2,
        ],
        size: tall * (0.1 + 0.9 * grow),
      };
    };
    for (let panel = 0; panel < panels; panel++) {
      const from = joint(panel);
      const to = joint(panel + 1);
      for (let row = 0; row < 5; row++) {
        const up = (row + 0.5) / 5;
        const slack = random.range(-0.02, 0.02);
        const thick = (size: number) => size * 0.055 + 0.6;
        const [ax, ay] = [from.at[0] - from.size * 0.1, from.at[1] - from.size * (up + slack)];
        const [bx, by] = [to.at[0] + to.size * 0.1, to.at[1] - to.size * (up - slack)];
        const a = thick(from.size);
        const b = thick(to.size);
        body.push(
          fill(
            polygon([
              [ax, ay - a],
              [bx, by - b],
              [bx, by + b],
              [ax, ay + a],
            ]),
            mix(rail, palette.ink, row % 2 ? 0.45 : 0.2),
          ),
          fill(
            polygon([
              [ax, ay - a * 1.5],
              [bx, by - b * 1.5],
              [bx, by - b * 0.5],
              [ax, ay - a * 0.4],
            ]),
            palette.snow,
          ),
        );
      }
    }
  };
}
