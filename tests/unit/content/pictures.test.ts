import { globSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureKeyOf } from '../../../app/content/schemas/picture-key.ts';
import { headOf, homePicture, withPictures } from '../../../app/pictures/pictures.server.ts';
import { headFiles } from '../../../app/pictures/pictures.ts';

/** Of a file in the address that Vite gives it in development. */
const widthOf = async (address: string) => (await sharp(`.${address}`).metadata()).width;

it('pictures have the widths that pages say', async () => {
  const { options } = pictureKeyOf('features', 'toolkit', 'portraits', 'stories', 'samples');
  for (const picture of [...options.map((key) => withPictures(key)), homePicture]) {
    const { width, height } = await sharp(`.${picture.src}`).metadata();
    expect(width / height, picture.src).toBeCloseTo(picture.width / picture.height);
    expect(width, picture.src).toBe(picture.width);
    for (const candidate of picture.srcSet?.split(', ') ?? []) {
      const [address = '', said = ''] = candidate.split(' ');
      expect(`${await widthOf(address)}w`, address).toBe(said);
    }
  }
});

const heads = pictureKeyOf('heroes').options.filter((key) => key !== 'heroes/home');

it.each(heads)('%s has a file for windows of each width, by day and by night', async (key) => {
  const { files, nights, sky } = headOf(key);
  expect(files).toHaveLength(headFiles.length);
  expect(nights).toHaveLength(sky === 'dusk' || sky === 'night' ? 0 : headFiles.length);
  const widths = headFiles.map(({ width }) => width);
  expect(await Promise.all(files.map(widthOf))).toEqual(widths);
});

/** A phone's fits into the first packets of a connection (RFC 6928). */
const headLimit = (file: string) => (file.endsWith('-tall.avif') ? 13_600 : 25_000);

it('the heads are light enough to be the first thing that a page shows', () => {
  const all = globSync('app/pictures/heroes/*.avif');
  expect(all.length).toBeGreaterThan(heads.length);
  expect(all.filter((file) => statSync(file).size > headLimit(file))).toEqual([]);
});
