import { fill, n, type Point, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Tree } from './tree.ts';

/** A leafy cluster: a rounded outline broken into pointed leaf tips. */
function cluster(random: Random, x: number, y: number, rx: number, ry: number): string {
  const row = random.range(0, 300);
  const tips = Math.max(9, Math.round((rx + ry) / 4.2));
  const points: Point[] = [];
  for (let tip = 0; tip < tips * 2; tip++) {
    const turn = (tip / (tips * 2)) * Math.PI * 2;
    const bulge = 1 + 0.24 * random.noise(Math.cos(turn) * 1.4 + 5, row + Math.sin(turn) * 0.09, 3);
    const leaf = tip % 2 ? 1.06 + random.range(0, 0.12) : 0.9;
    points.push([
      x + Math.cos(turn + (tip % 2 ? 0.02 : 0)) * rx * bulge * leaf,
      y + Math.sin(turn) * ry * bulge * leaf,
    ]);
  }
  return polygon(points);
}

/** A sugar maple: forked trunk, crown of leaf clusters in three tones, lit from the upper left. */
export function maple(
  random: Random,
  height: number,
  leaf: readonly [string, string, string],
  trunk: string,
): Tree {
  const w = height * 0.03;
  const crown = height * 0.36;
  const stem = `M${n(-w * 1.7)} 4Q${n(-w)} ${n(-height * 0.1)} ${n(-w * 0.8)} ${n(-height * 0.34)}L${n(-crown * 0.5)} ${n(-height * 0.6)}L${n(-crown * 0.42)} ${n(-height * 0.62)}L${n(-w * 0.2)} ${n(-height * 0.42)}L${n(-w * 0.3)} ${n(-height * 0.7)}L${n(w * 0.4)} ${n(-height * 0.7)}L${n(w * 0.5)} ${n(-height * 0.44)}L${n(crown * 0.46)} ${n(-height * 0.6)}L${n(crown * 0.52)} ${n(-height * 0.56)}L${n(w * 0.9)} ${n(-height * 0.32)}Q${n(w)} ${n(-height * 0.1)} ${n(w * 1.8)} 4Z`;
  const dark: string[] = [];
  const middle: string[] = [];
  const light: string[] = [];
  for (let mass = 0; mass < 15; mass++) {
    // Golden-angle spread over an egg-shaped crown: full, never regular.
    const away = Math.sqrt((mass + 0.5) / 15);
    const turn = mass * 2.4 + random.range(-0.3, 0.3);
    const x = Math.cos(turn) * away * crown * 0.86;
    const y = -height * 0.645 + Math.sin(turn) * away * height * 0.25;
    const r = crown * random.range(0.27, 0.4);
    dark.push(cluster(random, x, y, r, r * 0.82));
    for (let tuft = 0; tuft < 3; tuft++) {
      const tx = x + random.range(-0.62, 0.38) * r;
      const ty = y + random.range(-0.62, 0.22) * r;
      middle.push(
        cluster(random, tx, ty, r * random.range(0.26, 0.46), r * random.range(0.2, 0.3)),
      );
      if (y < -height * 0.5 && tuft < 2) {
        light.push(
          cluster(
            random,
            tx - r * 0.14,
            ty - r * 0.2,
            r * random.range(0.16, 0.28),
            r * random.range(0.1, 0.17),
          ),
        );
      }
    }
  }
  return {
    height,
    parts: [
      fill(dark.join(''), mix(leaf[0], trunk, 0.15)),
      fill(stem, trunk),
      fill(middle.join(''), leaf[1]),
      fill(light.join(''), leaf[2]),
    ],
  };
}
