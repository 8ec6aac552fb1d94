/**
 * Puts a photograph in place of a picture of app/pictures/picture-list.ts, cropped around the picture's focus. At the head of
 * a page, its upper half fades into the colour of the sky, where the title stands.
 * Run: npm run add:picture -- photo.jpg features/governance
 */
import { existsSync, writeFileSync } from 'node:fs';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { isPictureKey } from '../../app/content/schemas/picture-key.ts';
import { factsOf } from '../../app/pictures/picture-list.ts';
import { hasNight, headFiles } from '../../app/pictures/pictures.ts';
import { palette } from '../../app/theme/palette.ts';
import { avifWithin, headLimit } from './encode.ts';

const [photo = '', key] = process.argv.slice(2);
if (!existsSync(photo) || !isPictureKey(key) || key.startsWith('logos/')) {
  const fault = existsSync(photo)
    ? `"${key}" is not a picture of app/pictures/picture-list.ts; a new one gets a line there first.`
    : `There is no file "${photo}".`;
  console.error(`✗ ${fault}\nFor example: npm run add:picture -- photo.jpg features/governance`);
  process.exit(1);
}

const { size, smaller, sky, focus = [0.5, 0.5] } = factsOf(key);
const [width, height] = size;
const upright = await sharp(photo).autoOrient().toBuffer({ resolveWithObject: true });
const { info } = upright;
if (info.width < width || info.height < height) {
  console.error(
    `✗ ${photo} is ${info.width} by ${info.height} pixels; ${key} needs at least ${width} by ${height}.`,
  );
  process.exit(1);
}

const files = sky
  ? headFiles
  : [width, ...smaller].map((wide) => ({
      ending: wide === width ? '' : `-${wide}`,
      width: wide,
      height: Math.round((wide * height) / width),
    }));
for (const file of files) {
  const path = `public/images/${key}${file.ending}.avif`;
  const cropped = await crop(file.width, file.height);
  const data = await avifWithin(cropped, key.startsWith('heroes/') ? headLimit(path) : 200_000);
  writeFileSync(path, data);
  console.log(`${path}  ${(data.length / 1000).toFixed(1)} kB`);
}
const night = hasNight(key) ? 'run npm run draw nights, ' : '';
console.log(
  `Next: say what it shows as \`alt\` of '${key}' in app/pictures/picture-list.ts, ${night}look at it on a phone and on a desk, and run npm test.`,
);

/** The part of the photograph around the focus, in this size (pixels), as PNG. */
function crop(wide: number, tall: number): Promise<Buffer> {
  const scale = Math.min(info.width / wide, info.height / tall);
  const part = { width: Math.floor(wide * scale), height: Math.floor(tall * scale) };
  const start = (share: number, whole: number, length: number) =>
    Math.round(Math.min(whole - length, Math.max(0, share * whole - length / 2)));
  const left = start(focus[0], info.width, part.width);
  const top = start(focus[1], info.height, part.height);
  const picture = sharp(upright.data)
    .extract({ ...part, left, top })
    .resize(wide, tall);
  if (sky) {
    const colour = new Color(palette[`sky-${sky}`][0]).toString({ format: 'hex' });
    const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}"><linearGradient id="fade" x2="0" y2="1"><stop offset=".5" stop-color="${colour}"/><stop offset=".85" stop-color="${colour}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`;
    picture.composite([{ input: Buffer.from(fade) }]);
  }
  return picture.png().toBuffer();
}
