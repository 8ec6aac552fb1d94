import { fill, type Layer, type Point, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';

/** The farthest post is this much smaller than the nearest. */
const DISTANCE = 9;

/** A snowed-in rail fence between two places (fractions), its posts evenly far from each other in perspective. */
export function railFence(near: Point, far: Point, panels: number, tall: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const wood = mix(mix(palette.rock[0], palette.rock[1], 0.4), palette.ink, 0.3);
    const posts = Array.from({ length: panels + 1 }, (_, index) => {
      const scale = 1 / (1 + ((DISTANCE - 1) * (panels - index)) / panels);
      const t = (scale - 1 / DISTANCE) / (1 - 1 / DISTANCE);
      const size = tall * scale;
      return {
        x: (far[0] + (near[0] - far[0]) * t) * width,
        y: (far[1] + (near[1] - far[1]) * t) * height + random.range(-0.04, 0.04) * size,
        size,
      };
    });
    for (const [index, to] of posts.entries()) {
      const from = posts[index - 1];
      /** A band from post to post, between two heights above the ground in shares of the posts. */
      const band = (low: number, high: number, colour: string) => {
        if (!from) return;
        const corner = (post: typeof to, up: number): Point => [post.x, post.y - post.size * up];
        const corners = [corner(from, low), corner(to, low), corner(to, high), corner(from, high)];
        body.push(fill(polygon(corners), colour));
      };
      for (const up of [0.26, 0.52, 0.78]) {
        band(up, up + 0.085, wood);
        band(up + 0.085, up + 0.125, palette.snow);
      }
      const { x, y, size } = to;
      const half = size * 0.055 + 0.5;
      const upright = (left: number, right: number, low: number, high: number): Point[] => [
        [x + left * half, y - size * low],
        [x + right * half, y - size * low],
        [x + right * half, y - size * high],
        [x + left * half, y - size * high],
      ];
      body.push(
        fill(polygon(upright(-1, 1, -0.06, 1)), wood),
        fill(polygon(upright(0.1, 1, -0.06, 1)), mix(wood, palette.ink, 0.4)),
        fill(polygon(upright(-1.3, 1.3, 1, 1.07)), palette.snow),
      );
    }
  };
}
