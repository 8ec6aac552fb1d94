/**
 * Draws the pictures and social cards that are missing or whose drawing has changed. With names only those are looked at.
 * Run: npm run draw, npm run draw heroes/about modules/bi
 */
import { faviconFiles } from './favicons.ts';
import { logoFiles } from './logos.ts';
import { drawInPlace, stateOf } from './manifest.ts';
import { pictureFiles } from './picture-files.ts';
import { cardFiles } from './social-cards.ts';

const names = process.argv.slice(2);
const all = [...pictureFiles(), ...logoFiles, ...faviconFiles, ...(await cardFiles())];

const known = new Set(all.map(({ name }) => name));
const unknown = names.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}. Names are such as ${all[0]?.name}.`);
  process.exit(1);
}

const wanted = all.filter(({ name }) => names.length === 0 || names.includes(name));
let drawn = 0;
for (const file of wanted) {
  const state = stateOf(file);
  if (state === 'not ours') {
    console.log(`public/${file.path} was not drawn here and stays; delete it to have it drawn`);
  }
  if (state !== 'to draw') continue;
  const { length } = await drawInPlace(file);
  console.log(`public/${file.path}  ${(length / 1000).toFixed(1)} kB`);
  drawn += 1;
}
console.log(`${drawn} of ${wanted.length} files drawn; the others are as they were`);
