import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runCommand, StackError } from './stack/command.ts';

/** Nights and pictures of sample documents take long, and are made only when they are named. */
const drawings = {
  favicons: async () => (await import('./draw/favicons.ts')).drawFavicons(),
  nights: async () => (await import('./draw/nights.ts')).drawNights(),
  samples: async () => (await import('./draw/sample-pages.ts')).drawSamplePages(),
};

/** npm run draw makes the favicons; npm run draw nights and npm run draw samples make what they name. */
await runCommand(async () => {
  const [wanted = 'favicons'] = process.argv.slice(2);
  const draw = Object.entries(drawings).find(([name]) => name === wanted)?.[1];
  if (!draw) throw new StackError(`Choose of: ${Object.keys(drawings).join(', ')}.`);
  console.log(`▸ Drawing ${wanted}…`);
  let changed = 0;
  for await (const [path, data] of await draw()) {
    if (existsSync(path) && readFileSync(path).equals(Buffer.from(data))) continue;
    writeFileSync(path, data);
    changed += 1;
    console.log(`  ${path}  ${(data.length / 1000).toFixed(1)} kB`);
  }
  console.log(`✓ ${changed === 0 ? 'Everything was up to date.' : `${changed} files changed.`}`);
  if (changed > 0) console.log('Next: look at them, then npm run build.');
});
