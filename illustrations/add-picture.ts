/**
 * Takes a photograph in place of a drawing, or under a new name: all widths of its family, as AVIF, cropped around what
 * stands out. Asks what it shows, unless --alt says it ("" for decoration).
 * Run: npm run add-picture -- photo.jpg portraits/staff-1 --alt "Ana Silva at her desk"
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { pictureFamilies } from '../app/content/picture-families.ts';
import { pictureFile, smallerWidthsOf } from '../app/content/pictures.ts';
import { isPictureKey } from '../app/content/schemas/picture-key.ts';
import { listPicture, setAlternative } from './picture-list.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { alt: { type: 'string' } },
});
const [photo, key] = positionals;
const [family = '', name = ''] = key?.split('/') ?? [];
const families = Object.keys(pictureFamilies).filter((one) => one !== 'heroes' && one !== 'logos');
if (!photo || !key || !families.includes(family) || !/^[a-z0-9-]+$/.test(name)) {
  console.error(
    `Say which file and which name, for example: npm run add-picture -- photo.jpg portraits/staff-1\nThe name begins with one of: ${families.join(', ')}.`,
  );
  process.exit(1);
}

const alt = values.alt ?? (await ask('What does it show? (Enter alone for decoration) '));
await listPicture(family, name);
await setAlternative(key, alt);
// The lists are read again: the name may be new.
if (!isPictureKey(key)) {
  const { status } = await import('node:child_process').then(({ spawnSync }) =>
    spawnSync(process.execPath, [...process.argv.slice(1), '--alt', alt], { stdio: 'inherit' }),
  );
  process.exit(status ?? 1);
}

const { width, height } = pictureFile(key);
const source = await readFile(photo);
for (const wide of [width, ...smallerWidthsOf(key)]) {
  const ending = wide === width ? '' : `-${wide}`;
  const path = `public/images/${key}${ending}.avif`;
  const file = await sharp(source)
    .rotate()
    .resize(wide, Math.round((wide * height) / width), { fit: 'cover', position: 'attention' })
    .avif({ quality: 50, effort: 5 })
    .toBuffer();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file);
  console.log(`${path}  ${(file.length / 1000).toFixed(1)} kB`);
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}
