import { readFileSync } from 'node:fs';
import { differenceEuclidean, type Rgb, wcagLuminance } from 'culori';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureKeyOf } from '../../../app/content/schemas/picture-key.ts';
import { factsOf } from '../../../app/pictures/picture-list.ts';
import { hasNight, headFiles, nightOf } from '../../../app/pictures/pictures.ts';
import { palette } from '../../../app/theme/palette.ts';

/*
 * The words of a head stand on its picture's sky: `.head-land` keeps the land free below them. So every pixel above the
 * land, as far right as words reach, has to hold 4.5:1 with them (WCAG 2.2, 1.4.3).
 */

const css = readFileSync('app/theme/widgets.css', 'utf8');
/** What lies below the words in shares of the window's width: the land in sight and what is cut off. Phones, tablets, desks. */
const spaces = [...css.matchAll(/--land: ([\d.]+)vw;\s*--cut: ([\d.]+)vw/g)].map(
  ([, land, cut]) => (Number(land) + Number(cut)) / 100,
);
/** How far right words reach in the narrowest window of each picture: 47rem after the margin. */
const reach = { '': 0.68, '-middle': 0.97, '-tall': 0.97 } as const;

/** Of a window: as fine as the strokes of letters. */
const columns = 360;

/** The quieter colour is the trail's alone, the first line of the words: never lower than this share of their room. */
const trail = 0.6;

const black: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 };
const heads = pictureKeyOf('heroes').options.flatMap((key) => {
  const { sky } = factsOf(key);
  return sky ? [{ key, sky, isDark: sky === 'dusk' || sky === 'night' }] : [];
});

/** What each value of a channel adds to a pixel's luminance. */
const [red, green, blue] = (['r', 'g', 'b'] as const).map((channel) =>
  Array.from({ length: 256 }, (_, value) => wcagLuminance({ ...black, [channel]: value / 255 })),
);

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

it.each(heads)(
  'the words on the head $key hold 4.5:1 in light and dark, and its sky is the colour above it',
  async (head) => {
    for (const [index, { ending, width, height }] of headFiles.entries()) {
      const space = spaces[headFiles.length - 1 - index] ?? Number.NaN;
      const day = `public/images/${head.key}${ending}.avif`;
      for (const scheme of [0, 1] as const) {
        const file = scheme === 1 && hasNight(head.key) ? nightOf(day) : day;
        const decoded = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        const picture = () => sharp(decoded.data, { raw: decoded.info });
        const edge = picture().extract({ left: 0, top: 0, width: 400, height: 20 }).png();
        const { channels } = await sharp(await edge.toBuffer()).stats();
        const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean / 255);
        const sky = palette[`sky-${head.sky}`][scheme];
        const top: Rgb = { mode: 'rgb', r, g, b };
        expect(differenceEuclidean('oklab')(top, sky), file).toBeLessThan(0.015);
        const small = picture().resize(columns).raw();
        const { data, info } = await small.toBuffer({ resolveWithObject: true });
        const rows = Math.floor(info.height * (1 - (space * width) / height));
        for (const [colour, share] of [
          [head.isDark ? 'on-night' : 'ink', 1],
          [head.isDark ? 'on-night-muted' : 'muted', trail],
        ] as const) {
          let [darkest, lightest] = [1, 0];
          for (let y = 0; y < rows * share; y += 1) {
            for (let x = 0; x < columns * reach[ending]; x += 1) {
              const at = (y * columns + x) * info.channels;
              const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
              const under = (red?.[r] ?? 0) + (green?.[g] ?? 0) + (blue?.[b] ?? 0);
              darkest = Math.min(darkest, under);
              lightest = Math.max(lightest, under);
            }
          }
          const text = wcagLuminance(palette[colour][head.isDark ? 0 : scheme]);
          const between = text > darkest && text < lightest;
          const least = between ? 1 : Math.min(contrast(text, darkest), contrast(text, lightest));
          expect(least, `${file}, ${colour}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  },
);
