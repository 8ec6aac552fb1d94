import { fill, n, type Point, softShape } from '../canvas.ts';
import type { Random } from '../random.ts';
import type { Tree, TreeColours } from './tree.ts';

/** One flat spray of cedar: a leaf shape from (x, y), `turn` radians from straight up. */
function spray(x: number, y: number, turn: number, length: number, girth: number): string {
  const dx = Math.sin(turn);
  const dy = -Math.cos(turn);
  const at = (along: number, across: number) =>
    `${n(x + dx * length * along - dy * girth * across)} ${n(y + dy * length * along + dx * girth * across)}`;
  return `M${at(-0.1, 0)}Q${at(0.35, 1)} ${at(1, 0)}Q${at(0.35, -1)} ${at(-0.1, 0)}Z`;
}

/** An eastern white cedar: dense and tapering, every spray turned up at its tip. */
export function cedar(
  random: Random,
  height: number,
  colours: TreeColours,
  light: -1 | 1 = -1,
): Tree {
  const half = height * random.range(0.13, 0.17);
  const rows = Math.max(9, Math.round(height / 15));
  const bare = height * random.range(0.06, 0.1);
  const lean = random.range(-0.04, 0.04) * height;
  const dark: string[] = [];
  const lit: string[] = [];
  const size = height * 0.1 + 4;
  const leftEdge: Point[] = [];
  const rightEdge: Point[] = [];
  for (let row = 0; row <= rows; row++) {
    const t = row / rows;
    const y = -bare - (1 - t) * (height * 0.88 - bare);
    const girth = half * (0.1 + 0.9 * Math.sin((t ** 0.75 * 0.86 * Math.PI) / 1.45));
    const centre = lean * (1 - t) ** 1.4;
    leftEdge.push([centre - girth * 0.92, y]);
    rightEdge.push([centre + girth * 0.92, y]);
    for (let column = -3; column <= 3; column++) {
      const share = column / 3;
      const x = centre + share * girth * random.range(0.88, 1.06);
      const turn = share * 0.75 + random.range(-0.12, 0.12);
      const length = size * random.range(0.8, 1.15) * (0.55 + t * 0.45);
      dark.push(spray(x, y + Math.abs(share) * size * 0.15, turn, length, length * 0.5));
      const sunny = share * light;
      if (row > 0 && sunny > -0.2 && random.chance(0.3 + sunny * 0.45)) {
        lit.push(spray(x, y - length * 0.25, turn, length * 0.68, length * 0.2));
      }
    }
  }
  const w = height * 0.018 + 1;
  const trunk = `M${n(-w)} ${n(-bare * 3)}L${n(w)} ${n(-bare * 3)}Q${n(w)} 0 ${n(w * 2.2)} 3L${n(-w * 2.2)} 3Q${n(-w)} 0 ${n(-w)} ${n(-bare * 3)}Z`;
  return {
    height,
    parts: [
      fill(trunk, colours.trunk),
      fill(softShape([...leftEdge, ...rightEdge.reverse()]), colours.dark),
      fill(dark.join(''), colours.dark),
      fill(lit.join(''), colours.lit),
    ],
  };
}
