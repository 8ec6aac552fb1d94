import { readFileSync } from 'node:fs';
import { converter, differenceEuclidean, wcagLuminance } from 'culori';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { headFiles } from '../../app/content/head-files.ts';
import { pictureFamilies } from '../../app/content/picture-families.ts';
import { skyOf } from '../../app/content/picture-skies.ts';
import { palette } from '../../app/theme/palette.ts';

/*
 * The words of a head stand on its picture, above its land: `.head-land` keeps the land free below them, and the picture
 * comes into view out of its own sky (app/theme/widgets.css). So every pixel above the land, as far right as words
 * reach, has to hold 4.5:1 with the text (WCAG 2.2, 1.4.3). In light, where the sky is lighter.
 */

const css = readFileSync('app/theme/widgets.css', 'utf8');
/** The space below the words in shares of the window's width: phones, tablets, desks. */
const spaces = [...css.matchAll(/\.head-land \{\s*padding-bottom: (\d+)vw/g)].map(
  ([, vw]) => Number(vw) / 100,
);
/** The share of the picture's height in which it comes into view. */
const fade = Number(/transparent, #000 (\d+)%/.exec(css)?.[1]) / 100;

/** How far right words reach in the narrowest window of each picture: 44rem after the margin. */
const reach = { '': 0.66, '-middle': 0.97, '-tall': 0.97 } as const;

/** Of a window: as fine as the strokes of letters. */
const columns = 360;

const rgb = converter('rgb');
const apart = differenceEuclidean('oklab');

/** The quieter colour is the trail's alone, the first line of the words: never lower than this share of their room. */
const trail = 0.6;

const heads = pictureFamilies.heroes.filter((name) => name !== 'home');

it.each(heads)('the words on the head "%s" hold 4.5:1', async (name) => {
  for (const [index, { ending, width, height }] of headFiles.entries()) {
    const space = spaces[headFiles.length - 1 - index] ?? Number.NaN;
    const rows = 1 - (space * width) / height;
    const lightest = await lightestRows(
      `public/images/heroes/${name}${ending}.avif`,
      reach[ending],
      palette[skyOf(`heroes/${name}`)][0],
    );
    for (const [colour, share] of [
      ['on-night', 1],
      ['on-night-muted', trail],
    ] as const) {
      const under = Math.max(...lightest.slice(0, Math.floor(lightest.length * rows * share)));
      const contrast = (wcagLuminance(palette[colour][0]) + 0.05) / (under + 0.05);
      expect(contrast, `${name}${ending}, ${colour}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

it.each(heads)('the sky above the head "%s" is that of its picture', async (name) => {
  for (const { ending } of headFiles) {
    const picture = await sharp(`public/images/heroes/${name}${ending}.avif`)
      .extract({ left: 0, top: 0, width: 400, height: 20 })
      .toBuffer();
    const { channels } = await sharp(picture).stats();
    const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean / 255);
    expect(
      apart({ mode: 'rgb', r, g, b }, palette[skyOf(`heroes/${name}`)][0]),
      `${name}${ending}`,
    ).toBeLessThan(0.04);
  }
});

/** The luminance of the lightest pixel in each row of a picture, as it is seen on its ground, in its left `share`. */
async function lightestRows(file: string, share: number, sky: string): Promise<number[]> {
  const picture = sharp(file).resize(columns).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const ground = rgb(sky) ?? { r: 0, g: 0, b: 0 };
  return Array.from({ length: info.height }, (_, y) => {
    const seen = Math.min(1, y / info.height / fade);
    const channel = (at: number, below: number) =>
      ((data[at] ?? 0) / 255) * seen + below * (1 - seen);
    let lightest = 0;
    for (let x = 0; x < info.width * share; x += 1) {
      const at = (y * info.width + x) * info.channels;
      const r = channel(at, ground.r);
      const g = channel(at + 1, ground.g);
      const b = channel(at + 2, ground.b);
      lightest = Math.max(lightest, wcagLuminance({ mode: 'rgb', r, g, b }));
    }
    return lightest;
  });
}
