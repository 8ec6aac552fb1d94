import { globSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { PictureKeySchema } from '../../../app/content/schemas/picture-key.ts';
import { factsOf } from '../../../app/pictures/picture-list.ts';
import { headFiles, pictureAddresses } from '../../../app/pictures/pictures.ts';
import { smallerPhoto } from '../../../scripts/build/photos.ts';
import {
  iconProblems,
  photoProblems,
  pictureProblems,
} from '../../../scripts/content/picture-problems.ts';
import { cardsToDraw, describe, wantedCards } from '../../../scripts/content/social-cards.ts';

const heroes = ['home', 'home-960', 'home-night', 'home-960-night'].map(
  (name) => `/images/heroes/${name}.avif`,
);
const drawn = [...heroes, '/images/portraits/ceo.avif'];
const found = (value: unknown, html = '') =>
  pictureProblems([{ file: 'x.ts', value, html }], (path) => drawn.includes(path));
const photo = { staff: [{ photo: { file: '/images/photos/nobody.jpg', alt: 'x' } }] };

const page = { id: 'about', kicker: 'Toronto, Ontario', title: 'About' };
const post = { id: 'blog/my-post', kicker: 'Blog', title: 'My Post' };
it.each([
  ['a width not drawn', found({ b: 'portraits/ceo' }), 'x.ts: b: public/images/portraits/ceo-256'],
  ['one in a text', found({}, '<img src="/images/x.png">'), 'x.ts: picture /images/x.png: public'],
  ['another site’s', found({}, '<img src="https://x.org/a.png">'), 'only this site’s own pictures'],
  ['a photograph', await photoProblems([{ file: 'x.json', value: photo }]), 'staff.0.photo.file'],
  ['an icon', iconProblems(['scale', 'unicorn'], ['scale']), 'names: unicorn is not there yet'],
])('%s is found, with its place and the fix', (_, problems, expected) => {
  expect(problems).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['pictures that are drawn', found({ image: 'heroes/home', text: 'heroes and others' })],
  ['pictures in a text', found({}, `<img src="${drawn[0]}" alt="">`)],
  ['icons that are drawn', iconProblems(['scale'], ['anchor', 'scale'])],
])('nothing is found in %s', (_, problems) => expect(problems).toEqual([]));

it('a photograph is made smaller anew when its content changed, whatever its time says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = async (background: string, day: string) => {
    const file = join(folder, 'robin.jpg');
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

it('a new post has a card of its own', () => {
  const cards = wantedCards([{ path: '/resources/blog/my-post', title: 'My Post' }]);
  expect(cards).toContainEqual(post);
});

it.each([
  ['that is not there', post, undefined, [post.id]],
  ['with a former title', { ...page, title: 'Us' }, describe(page), [page.id]],
  ['that is as drawn', page, describe(page), []],
  ['of the owner’s own, whatever it says', page, '', []],
])('a card %s: whether npm run draw draws it', async (_, wanted, description, ids) => {
  expect(await cardsToDraw([wanted], async () => description)).toEqual(ids);
});

const keys = PictureKeySchema.options;

it('every file of a picture is in the list of pictures, and every picture has its files', () => {
  const files = globSync('public/images/*/**/*.{avif,svg}', { exclude: ['**/photos/**'] });
  expect(files.map((file) => file.replace('public', '')).sort()).toEqual(
    keys.flatMap(pictureAddresses).sort(),
  );
});

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

it('the heads are light enough to be the first thing that a page shows', () => {
  const heavy = globSync('public/images/heroes/*.avif').filter(
    (file) => statSync(file).size > (file.endsWith('-tall.avif') ? 13_600 : 25_000),
  );
  expect(heavy).toEqual([]);
});
