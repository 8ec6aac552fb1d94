/**
 * Holds the committed pictures to their drawings: each file is what drawn.json says, from what the scenes are now, and a
 * sample drawn afresh has the same bytes (--all: every file, some minutes). Run: npm run draw check
 */
import { readFileSync } from 'node:fs';
import { allFiles } from './all-files.ts';
import { type DrawnFile, formerFiles, stateOf } from './manifest.ts';

/** Of every kind, encoder and size. */
const sample: readonly string[] = [
  'app/theme/fonts.json',
  'public/favicon.svg',
  'public/icon-192.png',
  'public/images/blog/cover-3.avif',
  'public/images/heroes/about.avif',
  'public/images/heroes/contact-middle.avif',
  'public/images/heroes/governance-tall.avif',
  'public/images/heroes/home.avif',
  'public/images/logos/harbour.svg',
  'public/images/portraits/staff-1-560.avif',
  'public/images/social/pricing.jpg',
  'public/images/social/services/governance.jpg',
];

const all = await allFiles();
const states = all.map((file) => ({ path: file.path, state: stateOf(file) }));
const faults = states.filter(({ state }) => state === 'to draw').map(({ path }) => path);
for (const path of faults) console.error(`${path} is not drawn from what its scene is now`);
for (const path of formerFiles(all)) {
  console.error(`${path} is drawn no more`);
  faults.push(path);
}
for (const { path, state } of states) {
  if (state === 'not ours') console.log(`${path} was not drawn here`);
}

const again = process.argv.includes('--all') ? all : sampled(all);
for (const file of again) {
  if (stateOf(file) !== 'as drawn') continue;
  if (readFileSync(`${file.path}`).equals(await file.draw())) continue;
  console.error(`${file.path} comes out otherwise when it is drawn again`);
  faults.push(file.path);
}
if (faults.length > 0) {
  console.error(
    'Mend it with npm run draw, or delete the file first where it only comes out otherwise.',
  );
  process.exit(1);
}
console.log(`${all.length} files are as drawn; ${again.length} drawn again came out the same`);

/** The sample, whole: a name that is no file any more is a fault of this list. */
function sampled(files: readonly DrawnFile[]): readonly DrawnFile[] {
  return sample.map((path) => {
    const file = files.find((one) => one.path === path);
    if (!file) throw new Error(`illustrations/check.ts names ${path}, which is drawn no more`);
    return file;
  });
}
