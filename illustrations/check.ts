/**
 * Holds the committed pictures to their drawings: each file is what drawn.json says, from what the scenes are now, and a
 * sample drawn afresh has the same bytes (--all: every file, some minutes). Run: npm run draw check
 */
import { readFileSync } from 'node:fs';
import { faviconFiles } from './favicons.ts';
import { logoFiles } from './logos.ts';
import { type DrawnFile, stateOf } from './manifest.ts';
import { pictureFiles } from './picture-files.ts';
import { cardFiles } from './social-cards.ts';

/** Of every kind, encoder and size. */
const sample: readonly string[] = [
  'favicon.svg',
  'icon-192.png',
  'images/blog/cover-3.avif',
  'images/heroes/about.avif',
  'images/heroes/contact-middle.avif',
  'images/heroes/governance-tall.avif',
  'images/heroes/home.avif',
  'images/logos/harbour.svg',
  'images/portraits/staff-1-560.avif',
  'images/social/pricing.jpg',
  'images/social/services/governance.jpg',
];

const all = [...pictureFiles(), ...logoFiles, ...faviconFiles, ...(await cardFiles())];
const states = all.map((file) => ({ path: file.path, state: stateOf(file) }));
const faults = states.filter(({ state }) => state === 'to draw').map(({ path }) => path);
for (const path of faults) console.error(`public/${path} is not drawn from what its scene is now`);
for (const { path, state } of states) {
  if (state === 'not ours') console.log(`public/${path} was not drawn here`);
}

const again = process.argv.includes('--all') ? all : sampled(all);
for (const file of again) {
  if (stateOf(file) !== 'as drawn') continue;
  if (readFileSync(`public/${file.path}`).equals(await file.draw())) continue;
  console.error(`public/${file.path} comes out otherwise when it is drawn again`);
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
