import { fill, n, type Point, polygon } from '../canvas.ts';
import type { Random } from '../random.ts';
import type { Tree, TreeColours } from './tree.ts';

/** One flat plume of needles: straight underneath, tufted above, drawn out to the lee side. */
function plume(random: Random, x: number, y: number, lee: number, reach: number): Point[] {
  const windward = -lee * reach * random.range(0.28, 0.42);
  const points: Point[] = [[x + windward, y]];
  const tufts = Math.max(5, Math.round(reach / 11));
  for (let tuft = 0; tuft < tufts; tuft++) {
    const t = (tuft + 0.5) / tufts;
    const along = windward + (lee * reach - windward) * t;
    const arch = Math.sin(Math.PI * t ** 0.8) * reach * 0.3 + reach * 0.05;
    const stride = (reach * 1.35) / tufts;
    points.push(
      [x + along - lee * stride * 0.42, y - arch * random.range(0.6, 0.8)],
      [x + along + lee * stride * 0.32, y - arch * random.range(1, 1.3)],
    );
  }
  points.push([x + lee * reach * 1.04, y - reach * 0.02]);
  for (let back = 4; back >= 1; back--) {
    const along = windward + (lee * reach - windward) * (back / 5);
    points.push([x + along + lee * 6, y + reach * random.range(0.0, 0.03)]);
    points.push([x + along, y + reach * random.range(0.04, 0.085)]);
  }
  return points;
}

/** A white pine shaped by the west wind: a leaning trunk with plumes streaming to one side. */
export function pine(random: Random, height: number, colours: TreeColours, lee: -1 | 1 = 1): Tree {
  const bend = lee * height * random.range(0.06, 0.13);
  const axis = (t: number): Point => [bend * t ** 1.6, -height * t];
  const w = height * 0.022 + 1.5;
  const leftSide: Point[] = [];
  const rightSide: Point[] = [];
  for (let step = 0; step <= 10; step++) {
    const t = step / 10;
    const [x, y] = axis(t);
    const half = w * (1 - t * 0.85) * (step === 0 ? 1.7 : 1);
    leftSide.push([x - half, y + (step === 0 ? 4 : 0)]);
    rightSide.push([x + half, y + (step === 0 ? 4 : 0)]);
  }
  const dark: string[] = [];
  const lit: string[] = [];
  const limbs: string[] = [];
  const layers = Math.round(random.range(8, 10));
  for (let layer = 0; layer < layers; layer++) {
    const t = Math.min(1, 0.4 + (layer / (layers - 1)) ** 0.85 * 0.6 + random.range(-0.022, 0.022));
    const [x, y] = axis(t);
    const reach =
      height * 0.34 * (1.08 - t * 0.68) * (random.chance(0.25) ? 0.62 : random.range(0.85, 1.2));
    const back = layer < layers - 1 && random.chance(0.5);
    const shift = lee * reach * 0.12;
    dark.push(polygon(plume(random, x + shift, y, lee, reach)));
    lit.push(
      polygon(plume(random, x + shift + lee * reach * 0.1, y - reach * 0.1, lee, reach * 0.52)),
    );
    limbs.push(
      `M${n(x - lee * w)} ${n(y + reach * 0.2)}Q${n(x + lee * reach * 0.2)} ${n(y + reach * 0.1)} ${n(x + lee * reach * 0.6)} ${n(y)}`,
    );
    if (back) {
      const shortReach = reach * random.range(0.45, 0.65);
      dark.push(
        polygon(
          plume(random, x - lee * shortReach * 0.5, y + height * 0.035, -lee as -1 | 1, shortReach),
        ),
      );
    }
  }
  const limbPath = `<path d="${limbs.join('')}" fill="none" stroke="${colours.trunk}" stroke-width="${n(w * 0.55)}" stroke-linecap="round"/>`;
  return {
    height,
    parts: [
      limbPath,
      fill(polygon([...leftSide, ...rightSide.reverse()]), colours.trunk),
      fill(dark.join(''), colours.dark),
      fill(lit.join(''), colours.lit),
    ],
  };
}
