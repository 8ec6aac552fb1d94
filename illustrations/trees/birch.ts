import { fill, n, type Point, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Tree } from './tree.ts';

/** Colours of a birch: bark, its shaded side, its dark marks, leaves from dark to light. */
export interface BirchColours {
  bark: string;
  mark: string;
  leaf: readonly string[];
}

/** Scattered leaves around a point, as small pointed drops. */
function leaves(random: Random, x: number, y: number, radius: number, count: number): string {
  let data = '';
  for (let leaf = 0; leaf < count; leaf++) {
    const turn = random.range(0, Math.PI * 2);
    const away = Math.sqrt(random.next()) * radius;
    const lx = x + Math.cos(turn) * away * 1.25;
    const ly = y + Math.sin(turn) * away * 0.8;
    const size = random.range(0.1, 0.2) * radius + 2;
    data += `M${n(lx - size)} ${n(ly)}Q${n(lx)} ${n(ly - size * 0.9)} ${n(lx + size)} ${n(ly + size * 0.3)}Q${n(lx)} ${n(ly + size * 0.9)} ${n(lx - size)} ${n(ly)}Z`;
  }
  return data;
}

/** A paper birch: a pale stem with dark marks, fine limbs and clouds of single leaves. */
export function birch(random: Random, height: number, colours: BirchColours, girth = 0.035): Tree {
  const w = height * girth * random.range(0.8, 1.1);
  const sway = random.range(-0.06, 0.06) * height;
  const axis = (t: number): Point => [sway * Math.sin(t * 2.2), -height * t];
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= 12; step++) {
    const t = step / 12;
    const [x, y] = axis(t);
    const half = (w / 2) * (1 - t * 0.72) * (step === 0 ? 1.12 : 1);
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  const shade = right.map(([x, y], i): Point => [x - (x - (left[i]?.[0] ?? x)) * 0.38, y]);
  let marks = '';
  for (let mark = 0; mark < height / 13; mark++) {
    const t = random.next() ** 1.1 * 0.94;
    const [x, y] = axis(t);
    const half = (w / 2) * (1 - t * 0.72);
    const side = random.chance(0.5) ? -1 : 1;
    const reach = half * random.range(0.5, 1.5);
    const tall = random.range(1, 3.2) * (w / 22 + 0.4);
    marks += polygon([
      [x + side * half, y - tall],
      [x + side * (half - reach), y],
      [x + side * half, y + tall],
    ]);
  }
  const limbs: string[] = [];
  const tufts: [string[], string[], string[]] = [[], [], []];
  for (let limb = 0; limb < 9; limb++) {
    const t = random.range(0.45, 0.98);
    const [x, y] = axis(t);
    const side = limb % 2 ? 1 : -1;
    const reach = height * random.range(0.08, 0.17) * (1.25 - t * 0.6);
    const end: Point = [x + side * reach, y - reach * random.range(0.5, 0.9)];
    limbs.push(
      `M${n(x)} ${n(y)}Q${n(x + side * reach * 0.7)} ${n(y - reach * 0.2)} ${n(end[0])} ${n(end[1])}`,
    );
    for (const [tone, list] of tufts.entries()) {
      list.push(
        leaves(
          random,
          end[0] - side * tone * 4,
          end[1] - tone * 7,
          reach * (0.75 - tone * 0.15),
          16 - tone * 3,
        ),
      );
    }
  }
  return {
    height,
    parts: [
      `<path d="${limbs.join('')}" fill="none" stroke="${mix(colours.bark, colours.mark, 0.6)}" stroke-width="${n(w * 0.14 + 0.8)}" stroke-linecap="round"/>`,
      fill(polygon([...left, ...[...right].reverse()]), colours.bark),
      fill(polygon([...shade, ...[...right].reverse()]), mix(colours.bark, colours.mark, 0.28)),
      fill(marks, colours.mark),
      ...tufts.map((list, tone) => fill(list.join(''), colours.leaf[tone] ?? colours.bark)),
    ],
  };
}
