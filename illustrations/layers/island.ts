import { fill, type Layer, type Point, polygon, sliver } from '../canvas.ts';
import { mix } from '../colour.ts';
import { pine } from '../trees/pine.ts';
import { spruce } from '../trees/spruce.ts';
import { plant } from '../trees/tree.ts';

/** A rocky island: centre and waterline as fractions, width and tree height in pixels. */
export interface Island {
  x: number;
  y: number;
  span: number;
  tall: number;
  depth: number;
  pines?: number;
}

/** A low granite island with its trees and their reflection. */
export function island({ x, y, span, tall, depth, pines = 0 }: Island): Layer {
  return ({ width, height, palette, random, body }) => {
    const cx = x * width;
    const base = y * height;
    const dark = mix(mix(palette.far, palette.near, depth), palette.ink, depth * 0.7);
    const lit = mix(dark, palette.lit, 0.55);
    const rock = mix(palette.rock[2], palette.mist, (1 - depth) * 0.7);
    const rockDark = mix(palette.rock[1], palette.mist, (1 - depth) * 0.65);
    const parts: string[] = [];
    const rise = (t: number) => Math.sin(t * Math.PI) ** 0.7 * span * 0.07;
    const count = Math.max(4, Math.round(span / (tall * 0.26)));
    const order = Array.from(
      { length: count },
      (_, index) => (index + random.range(0.1, 0.9)) / count,
    );
    order.sort((a, b) => Math.abs(b - 0.5) - Math.abs(a - 0.5));
    for (const [index, t] of order.entries()) {
      const size = tall * (0.4 + 0.6 * Math.sin(t * Math.PI)) * random.range(0.72, 1.08);
      const colours = { dark, lit, trunk: dark };
      const tree =
        index >= order.length - pines
          ? pine(random, size * 1.35, colours)
          : spruce(random, size, colours);
      parts.push(plant(tree, cx + (t - 0.5) * span * 0.84, base - rise(t) * 0.8));
    }
    const top: Point[] = Array.from({ length: 21 }, (_, step) => {
      const t = step / 20;
      return [cx + (t - 0.5) * span, base - rise(t) * (0.9 + 0.35 * random.noise(t * 5, span, 2))];
    });
    const cut = top.map(([px, py]): Point => [px, base - (base - py) * 0.42]);
    parts.push(fill(polygon(top), rock), fill(polygon([...cut]), rockDark));
    body.push(
      `<g transform="matrix(1 0 0 -0.7 0 ${(base * 1.7).toFixed(1)})" opacity="0.42">${parts.join('')}</g>`,
      ...parts,
      fill(sliver(cx, base + 1, span * 1.15, 2.4), palette.sky[3], 0.75),
    );
  };
}
