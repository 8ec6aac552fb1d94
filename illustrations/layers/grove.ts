import { fill, type Layer, sliver } from '../canvas.ts';
import { mix } from '../colour.ts';
import { birch } from '../trees/birch.ts';
import { maple } from '../trees/maple.ts';
import { plant } from '../trees/tree.ts';

/** One broad-leaved tree: place as fractions of the picture, height in pixels. */
export type Broadleaf = readonly [x: number, y: number, tall: number];

/** Sugar maples, the first ones farthest back; `bare` keeps their tone nearer to the mist (0..1). */
export function maples(trees: readonly Broadleaf[], far = 0): Layer {
  return ({ width, height, palette, random, body }) => {
    const tone = (colour: string) => mix(colour, palette.mist, far);
    const [dark, middle, light] = palette.leaf;
    for (const [index, [x, y, tall]] of trees.entries()) {
      // Neighbours differ a little in colour, as neighbours do.
      const warm = index % 3 === 1 ? 0.28 : index % 3 === 2 ? 0.12 : 0;
      const leaf = [dark, middle, light].map((colour) => tone(mix(colour, palette.accent, warm)));
      const [d = dark, m = middle, l = light] = leaf;
      body.push(plant(maple(random, tall, [d, m, l], tone(palette.ink)), x * width, y * height));
      body.push(
        fill(
          sliver(x * width, y * height + 3, tall * 0.26, tall * 0.016),
          mix(d, tone(palette.ink), 0.5),
        ),
      );
    }
  };
}

/** Paper birches; `girth` is the stem's width as a share of its height. */
export function birches(trees: readonly Broadleaf[], girth = 0.035, far = 0): Layer {
  return ({ width, height, palette, random, body }) => {
    const tone = (colour: string) => mix(colour, palette.mist, far);
    const bark = tone(palette.dark ? mix(palette.snow, palette.sky[1], 0.2) : palette.snow);
    const mark = tone(mix(palette.ink, palette.near, 0.25));
    const leaf = palette.leaf.map(tone);
    for (const [x, y, tall] of trees) {
      body.push(plant(birch(random, tall, { bark, mark, leaf }, girth), x * width, y * height));
      const litter = mix(leaf[0] ?? bark, mark, 0.35);
      body.push(fill(sliver(x * width, y * height, tall * girth * 4, tall * 0.016), litter));
    }
  };
}
