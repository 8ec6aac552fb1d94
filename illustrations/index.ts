/**
 * Draws the typefaces, pictures and social cards that are missing or whose drawing has changed, and deletes what is drawn
 * no more. With names only those are looked at. Run: npm run draw, npm run draw heroes/about modules/bi
 */
import { allFiles } from './all-files.ts';
import { drawInPlace, forget, formerFiles, stateOf } from './manifest.ts';

const names = process.argv.slice(2);
const all = allFiles();

const known = new Set(all.map(({ name }) => name));
const unknown = names.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}. Names are such as heroes/home.`);
  process.exit(1);
}

const wanted = all.filter(({ name }) => names.length === 0 || names.includes(name));
let drawn = 0;
for (const file of wanted) {
  const state = stateOf(file);
  if (state === 'not ours') {
    console.log(`${file.path} was not drawn here and stays; delete it to have it drawn`);
  }
  if (state !== 'to draw') continue;
  try {
    const { length } = await drawInPlace(file);
    console.log(`${file.path}  ${(length / 1000).toFixed(1)} kB`);
    drawn += 1;
  } catch (error) {
    console.error(`✗ ${file.path}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
for (const path of names.length > 0 ? [] : formerFiles(all)) {
  console.log(
    `${path} is drawn no more: ${forget(path) ? 'deleted' : 'it is not ours, and stays'}`,
  );
}
console.log(`${drawn} of ${wanted.length} files drawn; the others are as they were`);
