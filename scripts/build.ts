import { siteUrlAtBuild } from './build/site-url.ts';
import { inputsHash, writeStamp } from './build/stamp.ts';
import { CommandError, runCommand } from './stack/command.ts';
import { succeeds } from './stack/processes.ts';

/** Checks the content, and builds the site into build/. `verbose` shows the bundler's lines. */
export async function buildSite(verbose: boolean): Promise<void> {
  siteUrlAtBuild();
  console.log('▸ Building the site (about a minute)…');
  const started = Date.now();
  const present = inputsHash();
  writeStamp('');
  if (!(await succeeds('node', ['scripts/check-content.ts'], true))) {
    throw new CommandError('The content has faults: fix what the lines above say and try again.');
  }
  if (!(await succeeds('react-router', ['build'], verbose))) {
    throw new CommandError('The build failed: fix what the lines above say and try again.');
  }
  writeStamp(present);
  console.log(`✓ Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** npm run build; npm start imports the function above. */
if (import.meta.main) {
  await runCommand(async () => {
    await buildSite(process.argv.includes('--verbose'));
    console.log('Next: npm start to look at it, npm run deploy to publish it.');
  });
}
