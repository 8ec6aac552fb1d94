import { fill, n, type Point, polygon } from '../canvas.ts';
import type { Random } from '../random.ts';
import type { Tree, TreeColours } from './tree.ts';

/** Points of a skirt's torn lower edge between two tips; teeth hang, the middle hangs lowest. */
function hem(random: Random, from: Point, to: Point, teeth: number, sag: number): Point[] {
  const points: Point[] = [];
  for (let tooth = 1; tooth < teeth * 2; tooth++) {
    const t = tooth / (teeth * 2);
    const x = from[0] + (to[0] - from[0]) * t;
    const line = from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag * 0.35;
    points.push([
      x,
      line + (tooth % 2 ? -sag * random.range(0.35, 0.75) : sag * random.range(0, 0.4)),
    ]);
  }
  return points;
}

/** A spruce: overlapping skirts of drooping boughs, no two alike, one side turned to the light. */
export function spruce(
  random: Random,
  height: number,
  colours: TreeColours,
  light: -1 | 1 = -1,
): Tree {
  const half = height * random.range(0.155, 0.215);
  const tiers = Math.max(6, Math.round(height / random.range(17, 22)));
  const gap = (height * 0.93) / tiers;
  const dark: string[] = [];
  const lit: string[] = [];
  for (let tier = 0; tier < tiers; tier++) {
    const t = (tier + 0.55) / tiers;
    const apexY = -height + tier * gap * 0.985 - gap * 0.35;
    const tip = (side: -1 | 1): Point => {
      const thin = random.chance(0.16) ? 0.68 : 1;
      const reach = half * t ** 0.86 * random.range(0.84, 1.14) * thin;
      return [side * reach, apexY + gap * 1.5 + reach * random.range(0.12, 0.3)];
    };
    const left = tip(-1);
    const right = tip(1);
    const teeth = Math.max(2, Math.min(7, Math.round((right[0] - left[0]) / 11)));
    const under = hem(random, right, left, teeth, gap * 0.55);
    const shoulder = (end: Point) =>
      `Q${n(end[0] * 0.32)} ${n(apexY + (end[1] - apexY) * 0.72)} ${n(end[0])} ${n(end[1])}`;
    const edge = under.map(([x, y]) => `L${n(x)} ${n(y)}`).join('');
    const back = `Q${n(left[0] * 0.32)} ${n(apexY + (left[1] - apexY) * 0.72)} 0 ${n(apexY)}`;
    dark.push(`M0 ${n(apexY)}${shoulder(right)}${edge}L${n(left[0])} ${n(left[1])}${back}Z`);
    const sunny = light < 0 ? left : right;
    if (tier > 0) {
      const inner: Point = [sunny[0] * 0.3, apexY + (sunny[1] - apexY) * 0.62];
      const inwards: Point = [sunny[0] * 0.42, sunny[1] - gap * 0.12];
      const notch: Point = [sunny[0] * 0.62, sunny[1] - gap * random.range(0.28, 0.42)];
      lit.push(polygon([inner, [sunny[0] * 0.95, sunny[1] - 0.5], notch, inwards]));
    }
  }
  const w = height * 0.014 + 1;
  const trunk = polygon([
    [-w, -gap],
    [w, -gap],
    [w * 1.5, 3],
    [-w * 1.5, 3],
  ]);
  return {
    height,
    parts: [
      fill(trunk, colours.trunk),
      fill(dark.join(''), colours.dark),
      fill(lit.join(''), colours.lit),
    ],
  };
}
