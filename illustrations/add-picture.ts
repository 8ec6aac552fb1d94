/**
 * Takes a photograph in place of a drawing, or under a new name: all files of its family, as AVIF, cropped around what
 * stands out; behind a page's title evening falls over it, as over the drawings. Asks what it shows, unless --alt says it
 * ("" for decoration).
 * Run: npm run add:picture -- photo.jpg portraits/staff-1 --alt "Ana Silva at her desk"
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import sharp, { type Metadata } from 'sharp';
import { headFiles } from '../app/content/head-files.ts';
import { pictureFamilies } from '../app/content/picture-families.ts';
import { dimensionsOf } from '../app/content/pictures.ts';
import { isPictureKey } from '../app/content/schemas/picture-key.ts';
import { eveningOver, focusOf } from './heads.ts';
import { listPicture, setAlternative } from './picture-list.ts';
import { encode } from './render.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { alt: { type: 'string' } },
});
const [photo, key] = positionals;
const [family = '', name = ''] = key?.split('/') ?? [];
const families = Object.keys(pictureFamilies).filter((one) => one !== 'logos');
if (!photo || !key || !families.includes(family) || !/^[a-z0-9-]+$/.test(name)) {
  console.error(
    `Say which file and which name, for example: npm run add:picture -- photo.jpg portraits/staff-1\nThe name begins with one of: ${families.join(', ')}.`,
  );
  process.exit(1);
}

if (!existsSync(photo)) {
  console.error(`There is no file ${photo}.`);
  process.exit(1);
}
const isHead = family === 'heroes' && name !== 'home';
if (isHead && !focusOf(name)) {
  console.error(
    `A head has a focal point. Say where the subject of "${name}" is in app/content/picture-focus.ts, then run this again.`,
  );
  process.exit(1);
}

const source = await readFile(photo);
const { size, smaller } = dimensionsOf(key);
const [width, height] = size;
const drawn = isHead ? headFiles : [{ ending: '', width, height, limit: undefined }];
refuseSmaller(await sharp(source).metadata());

// A head is decoration: its page's title says what the page is about.
const alt = isHead
  ? ''
  : (values.alt ?? (await ask('What does it show? (Enter alone for decoration) ')));
if (!isHead) await listPicture(family, name);
await setAlternative(key, alt);
spawnSync('node_modules/.bin/biome', ['check', '--write', 'app/content'], { stdio: 'ignore' });
// The lists are read again: the name may be new.
if (!isPictureKey(key)) {
  const again = [...process.argv.slice(1), '--alt', alt];
  const { status } = spawnSync(process.execPath, again, { stdio: 'inherit' });
  process.exit(status ?? 1);
}

const narrower = smaller.map((wide) => {
  return { ending: `-${wide}`, width: wide, height: Math.round((wide * height) / width) };
});
for (const file of [...drawn, ...narrower]) {
  const path = `public/images/${key}${file.ending}.avif`;
  const data = await photograph(file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
  console.log(`${path}  ${(data.length / 1000).toFixed(1)} kB`);
}

/** Ends with both sizes where the photograph, turned upright, has fewer pixels than the place that it is for. */
function refuseSmaller({ autoOrient: photograph }: Metadata): void {
  const needed = {
    width: Math.max(...drawn.map((file) => file.width)),
    height: Math.max(...drawn.map((file) => file.height)),
  };
  if (photograph.width >= needed.width && photograph.height >= needed.height) return;
  const size = (of: { width: number; height: number }) => `${of.width} by ${of.height} pixels`;
  console.error(`${photo} is ${size(photograph)}; ${key} needs at least ${size(needed)}.`);
  process.exit(1);
}

/** The photograph at a size; in at most `limit` bytes, where that is given. */
async function photograph(size: { width: number; height: number; limit?: number | undefined }) {
  const cropped = sharp(source)
    .rotate()
    .resize(size.width, size.height, { fit: 'cover', position: 'attention' });
  if (isHead)
    cropped.composite([{ input: eveningOver(size.width, size.height), blend: 'multiply' }]);
  const png = await cropped.png().toBuffer();
  return size.limit
    ? encode(png, size.limit, 5)
    : sharp(png).avif({ quality: 50, effort: 5 }).toBuffer();
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}
