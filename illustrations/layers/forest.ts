import { fill, type Layer, sliver } from '../canvas.ts';
import { mix } from '../colour.ts';
import { cedar } from '../trees/cedar.ts';
import { pine } from '../trees/pine.ts';
import { spruce } from '../trees/spruce.ts';
import { plant } from '../trees/tree.ts';

const kinds = { spruce, cedar, pine };

/** A stand of single trees along a line. x as fractions of the width, heights in pixels. */
export interface Stand {
  kind: keyof typeof kinds | 'mixed';
  from: number;
  to: number;
  /** The ground as a fraction of the height, at both ends. */
  ground: readonly [number, number];
  count: number;
  tall: readonly [number, number];
  /** 0 = as far as the farthest ridge, 1 = in front. */
  depth?: number;
  light?: -1 | 1;
}

/** Trees side by side, back ones first, each drawn anew. */
export function stand({
  kind,
  from,
  to,
  ground,
  count,
  tall,
  depth = 1,
  light = -1,
}: Stand): Layer {
  return ({ width, height, palette, random, body }) => {
    const dark = mix(mix(palette.far, palette.near, depth), palette.ink, depth);
    const lit = mix(dark, palette.lit, 0.65);
    const colours = { dark, lit, trunk: mix(dark, palette.ink, 0.6) };
    const trees = Array.from({ length: count }, (_, index) => {
      const t = count === 1 ? 0 : (index + random.range(-0.35, 0.35)) / (count - 1);
      return { t, size: random.range(tall[0], tall[1]) };
    });
    trees.sort((a, b) => b.size - a.size);
    for (const { t, size } of trees) {
      const choice = kind === 'mixed' ? (random.chance(0.65) ? 'spruce' : 'cedar') : kind;
      const tree = kinds[choice](
        random,
        size,
        colours,
        choice === 'pine' ? (-light as -1 | 1) : light,
      );
      const x = (from + (to - from) * t) * width;
      const y = (ground[0] + (ground[1] - ground[0]) * t) * height + 2;
      // Moss and litter at the foot, so that nothing stands on a cut stump.
      body.push(
        plant(tree, x, y),
        fill(sliver(x, y + 2, size * 0.2, size * 0.02 + 2), colours.trunk),
      );
    }
  };
}
