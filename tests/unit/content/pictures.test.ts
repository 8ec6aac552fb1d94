import {
  globSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { PictureKeySchema, pictureKeyOf } from '../../../app/content/schemas/picture-key.ts';
import { factsOf } from '../../../app/pictures/picture-list.ts';
import { hasNight, headFiles, nightOf } from '../../../app/pictures/pictures.ts';
import { palette } from '../../../app/theme/palette.ts';
import { smallerPhoto } from '../../../scripts/build/pictures.ts';
import {
  iconProblems,
  photoProblems,
  pictureProblems,
} from '../../../scripts/content/picture-problems.ts';

const heroes = ['home', 'home-960', 'home-night', 'home-960-night'].map(
  (name) => `/images/heroes/${name}.avif`,
);
const drawn = [...heroes, '/images/portraits/ceo.avif'];
const found = (value: unknown, html = '') =>
  pictureProblems([{ file: 'x.ts', value, html }], (path) => drawn.includes(path));
const photo = { staff: [{ photo: { file: '/images/photos/nobody.jpg', alt: 'x' } }] };

it.each([
  ['a width not drawn', found({ b: 'portraits/ceo' }), 'x.ts: b: public/images/portraits/ceo-256'],
  ['one in a text', found({}, '<img src="/images/x.png">'), 'x.ts: picture /images/x.png: public'],
  ['another site’s', found({}, '<img src="https://x.org/a.png">'), 'only this site’s own pictures'],
  ['a photograph', await photoProblems([{ file: 'x.json', value: photo }]), 'staff.0.photo.file'],
  ['an icon', iconProblems(['scale', 'unicorn']), 'i-lucide-unicorn: there is no such icon'],
])('%s is found, with its place and the fix', (_, problems, expected) => {
  expect(problems).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['pictures that are drawn', found({ image: 'heroes/home', text: 'heroes and others' })],
  ['pictures in a text', found({}, `<img src="${drawn[0]}" alt="">`)],
  ['icons that Lucide has', iconProblems(['scale'])],
])('nothing is found in %s', (_, problems) => expect(problems).toEqual([]));

it('a photograph is made smaller anew when its content changed, whatever its time says', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'photos-'));
  const made = async (background: string, day: string) => {
    const file = join(folder.path, 'robin.jpg');
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background } });
    writeFileSync(file, await photo.jpeg().toBuffer());
    utimesSync(file, new Date(day), new Date(day));
    const smaller = await smallerPhoto(file, 4);
    onTestFinished(() => rmSync(smaller, { force: true }));
    const { width } = await sharp(smaller).metadata();
    const [red = 0, , blue = 0] = await sharp(smaller).raw().toBuffer();
    return { smaller, width, isRed: red > blue };
  };
  const red = await made('red', '2026-01-01');
  expect(red).toMatchObject({ width: 4, isRed: true });
  expect(await made('blue', '2026-01-01')).toMatchObject({ width: 4, isRed: false });
  expect(await made('red', '2025-01-01')).toEqual(red);
});

const keys = PictureKeySchema.options;

it('the files have the sizes of the list', async () => {
  for (const key of keys.filter((name) => !name.startsWith('logos/'))) {
    const { size, smaller, sky } = factsOf(key);
    const widths = sky
      ? headFiles.map(({ ending, width }) => [ending, width] as const)
      : [['', size[0]] as const];
    for (const [ending, width] of [...widths, ...smaller.map((w) => [`-${w}`, w] as const)]) {
      const picture = await sharp(`public/images/${key}${ending}.avif`).metadata();
      expect(picture.width, `${key}${ending}`).toBe(width);
    }
  }
});

/** A phone's fits into the first packets of a connection (RFC 6928). */
const headLimit = (file: string) => (file.endsWith('-tall.avif') ? 13_600 : 25_000);

it('the heads are light enough to be the first thing that a page shows', () => {
  const heavy = globSync('public/images/heroes/*.avif').filter(
    (file) => statSync(file).size > headLimit(file),
  );
  expect(heavy).toEqual([]);
});

/*
 * The words of a head stand on its picture's sky: `.head-land` keeps the land free below them. So every pixel above the
 * land, as far right as words reach, has to hold 4.5:1 with them (WCAG 2.2, 1.4.3).
 */

const css = readFileSync('app/theme/widgets.css', 'utf8');
/** What lies below the words in shares of the window's width: the land in sight and what is cut off. Phones, tablets, desks. */
const spaces = [...css.matchAll(/--land: ([\d.]+)vw;\s*--cut: ([\d.]+)vw/g)].map(
  ([, land, cut]) => (Number(land) + Number(cut)) / 100,
);
/** How far right words reach in the narrowest window of each picture: 64% after the margin. */
const reach = { '': 0.68, '-middle': 0.97, '-tall': 0.97 } as const;

/** Of a window: as fine as the strokes of letters. */
const columns = 360;

/** The quieter colour is the trail's alone, the first line of the words: never lower than this share of their room. */
const trail = 0.6;

const heads = pictureKeyOf('heroes').options.flatMap((key) => {
  const { sky } = factsOf(key);
  return sky ? [{ key, sky, isDark: sky === 'dusk' || sky === 'night' }] : [];
});

const luminanceOf = (value: number) =>
  new Color('srgb', [value / 255, value / 255, value / 255]).luminance;

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
        const top = new Color('srgb', [r, g, b]);
        expect(top.distance(sky, 'oklab'), file).toBeLessThan(0.015);
        const rows = columns * (height / width - space);
        for (const [colour, share] of [
          [head.isDark ? 'on-night' : 'ink', 1],
          [head.isDark ? 'on-night-muted' : 'muted', trail],
        ] as const) {
          const room = {
            width: Math.ceil(columns * reach[ending]),
            height: Math.ceil(rows * share),
          };
          const grey = picture()
            .resize(columns)
            .greyscale()
            .extract({ left: 0, top: 0, ...room });
          const { channels } = await sharp(await grey.png().toBuffer()).stats();
          const [{ min = 0, max = 255 } = {}] = channels;
          const [darkest, lightest] = [luminanceOf(min), luminanceOf(max)];
          const text = new Color(palette[colour][head.isDark ? 0 : scheme]).luminance;
          const between = text > darkest && text < lightest;
          const least = between ? 1 : Math.min(contrast(text, darkest), contrast(text, lightest));
          expect(least, `${file}, ${colour}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  },
);
