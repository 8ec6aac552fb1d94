import { readFileSync } from 'node:fs';
import { converter, differenceEuclidean, wcagLuminance } from 'culori';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { factsOf } from '../../../app/content/picture-list.ts';
import { headFiles } from '../../../app/content/pictures.ts';
import { pictureKeyOf } from '../../../app/content/schemas/picture-key.ts';
import { palette } from '../../../app/theme/palette.ts';

/*
 * The words of a head stand on its picture's sky: `.head-land` keeps the land free below them. So every pixel above the
 * land, as far right as words reach, has to hold 4.5:1 with them (WCAG 2.2, 1.4.3).
 */

const css = readFileSync('app/theme/widgets.css', 'utf8');
/** The space below the words in shares of the window's width: phones, tablets, desks. */
const spaces = [...css.matchAll(/\.head-land \{\s*padding-bottom: ([\d.]+)vw/g)].map(
  ([, vw]) => Number(vw) / 100,
);
/** How far right words reach in the narrowest window of each picture: 44rem after the margin. */
const reach = { '': 0.66, '-middle': 0.97, '-tall': 0.97 } as const;

/** Of a window: as fine as the strokes of letters. */
const columns = 360;

/** The quieter colour is the trail's alone, the first line of the words: never lower than this share of their room. */
const trail = 0.6;

const rgb = converter('rgb');
const heads = pictureKeyOf('heroes').options.flatMap((key) => {
  const { sky } = factsOf(key);
  return sky ? [{ key, sky, isDark: sky === 'dusk' || sky === 'night' }] : [];
});

it.each(heads)('the words on the head $key hold 4.5:1 in light and dark', async (head) => {
  for (const [index, { ending, width, height }] of headFiles.entries()) {
    const space = spaces[headFiles.length - 1 - index] ?? Number.NaN;
    const file = `public/images/${head.key}${ending}.avif`;
    const picture = sharp(file).resize(columns).removeAlpha().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const rows = Math.floor(info.height * (1 - (space * width) / height));
    for (const scheme of [0, 1] as const) {
      for (const [colour, share] of head.isDark
        ? ([
            ['on-night', 1],
            ['on-night-muted', trail],
          ] as const)
        : ([
            ['ink', 1],
            ['muted', trail],
          ] as const)) {
        const dim = scheme === 1 && !head.isDark ? rgb(palette.evening[1]) : undefined;
        const text = wcagLuminance(palette[colour][head.isDark ? 0 : scheme]);
        let least = 21;
        for (let y = 0; y < rows * share; y += 1) {
          for (let x = 0; x < columns * reach[ending]; x += 1) {
            const at = (y * columns + x) * info.channels;
            const channel = (from: number, by = 1) => ((data[from] ?? 0) / 255) * by;
            const under = wcagLuminance({
              mode: 'rgb',
              r: channel(at, dim?.r),
              g: channel(at + 1, dim?.g),
              b: channel(at + 2, dim?.b),
            });
            const [light, dark] = text > under ? [text, under] : [under, text];
            least = Math.min(least, (light + 0.05) / (dark + 0.05));
          }
        }
        expect(least, `${file}, ${colour}, ${['light', 'dark'][scheme]}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    }
  }
});

it.each(heads)('the sky above the head $key is that of its picture', async ({ key, sky }) => {
  for (const { ending } of headFiles) {
    const picture = await sharp(`public/images/${key}${ending}.avif`)
      .extract({ left: 0, top: 0, width: 400, height: 20 })
      .toBuffer();
    const { channels } = await sharp(picture).stats();
    const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean / 255);
    const apart = differenceEuclidean('oklab')({ mode: 'rgb', r, g, b }, palette[`sky-${sky}`][0]);
    expect(apart, `${key}${ending}`).toBeLessThan(0.01);
  }
});
