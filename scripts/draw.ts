/** npm run draw makes the favicons. Nights and pictures of sample documents are made only when they are named. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Drawn = readonly [path: string, data: string | Uint8Array];

const drawings: Readonly<Record<string, () => Promise<() => AsyncIterable<Drawn>>>> = {
  favicons: async () => (await import('./draw/favicons.ts')).drawFavicons,
  nights: async () => (await import('./draw/nights.ts')).drawNights,
  samples: async () => (await import('./draw/sample-pages.ts')).drawSamplePages,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in drawings));
if (unknown.length > 0) {
  console.error(
    `Nothing is called ${unknown.join(', ')}. Choose of: ${Object.keys(drawings).join(', ')}.`,
  );
  process.exit(1);
}

const names = asked.length > 0 ? asked : ['favicons'];
let changed = 0;
for (const name of names) {
  console.log(`▸ Drawing ${name}…`);
  const draw = await drawings[name]?.();
  for await (const [path, data] of draw?.() ?? []) {
    if (existsSync(path) && readFileSync(path).equals(Buffer.from(data))) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
    console.log(`  ${path}  ${(data.length / 1000).toFixed(1)} kB`);
    changed += 1;
  }
}
console.log(`✓ ${changed === 0 ? 'Everything was up to date.' : `${changed} files changed.`}`);
if (changed > 0) console.log('Next: look at them, then npm run build.');
