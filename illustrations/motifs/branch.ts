import { fill, type Layer, n, type Point, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A bough reaching into the picture from its edge, with sprays of needles; girth in pixels. */
export function branch(root: Point, tip: Point, girth: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const at = (t: number): Point => [
      (root[0] + (tip[0] - root[0]) * t) * width,
      (root[1] + (tip[1] - root[1]) * t + Math.sin(t * Math.PI) * -0.025) * height,
    ];
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let step = 0; step <= 16; step++) {
      const t = step / 16;
      const [x, y] = at(t);
      const half = (girth / 2) * (1 - t * 0.86) * random.range(0.9, 1.12);
      upper.push([x, y - half]);
      lower.push([x, y + half]);
    }
    const spray = (x: number, y: number, turn: number, long: number) => {
      let data = '';
      for (let needle = 0; needle < 15; needle++) {
        const t = needle / 14;
        const bx = x + Math.cos(turn) * long * t;
        const by = y + Math.sin(turn) * long * t + t * t * long * 0.12;
        for (const side of [-1, 1]) {
          const angle = turn + side * (0.95 - t * 0.5);
          const reach = long * 0.3 * (1 - t * 0.5) * random.range(0.8, 1.15);
          const tx = bx + Math.cos(angle) * reach;
          const ty = by + Math.sin(angle) * reach;
          data += `M${n(bx - 2)} ${n(by - 2)}L${n(tx)} ${n(ty)}L${n(bx + 3)} ${n(by + 2)}Z`;
        }
      }
      return data;
    };
    const dark: string[] = [];
    const lit: string[] = [];
    const along = Math.atan2((tip[1] - root[1]) * height, (tip[0] - root[0]) * width);
    for (let index = 0; index < 9; index++) {
      const t = 0.06 + index * 0.118;
      if (t > 0.42 && t < 0.78) continue;
      const [x, y] = at(t);
      const turn = along + (index % 2 ? -0.45 : 0.5) + random.range(-0.2, 0.2);
      (index % 2 ? lit : dark).push(spray(x, y, turn, random.range(90, 140) * (1 - t * 0.35)));
    }
    const wood = mix(palette.ink, palette.rock[1], 0.35);
    body.push(
      fill(dark.join(''), palette.ink),
      fill(polygon([...upper, ...[...lower].reverse()]), palette.ink),
      fill(
        polygon([...upper, ...upper.map(([x, y]): Point => [x, y + girth * 0.12]).reverse()]),
        wood,
      ),
      fill(lit.join(''), mix(palette.ink, palette.lit, 0.35)),
    );
  };
}
