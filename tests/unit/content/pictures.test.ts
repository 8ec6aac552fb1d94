import {
  globSync,
  mkdtempDisposableSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { PictureKeySchema } from '../../../app/content/schemas/picture-key.ts';
import { factsOf } from '../../../app/pictures/picture-list.ts';
import { headFiles } from '../../../app/pictures/pictures.ts';
import { smallerPhoto } from '../../../scripts/build/pictures.ts';

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
