import { buildIsCurrent } from './build/stamp.ts';
import { buildSite } from './build.ts';
import { runCommand } from './stack/command.ts';
import { succeeds } from './stack/processes.ts';
import { pathOf } from './test/browsers.ts';

/** npm run test:browsers: what visitors do, in Chromium, Firefox and WebKit, on the built site. */
await runCommand(async () => {
  for (const program of ['chromium', 'firefox', 'webkit', 'display'] as const) pathOf(program);
  if (!buildIsCurrent()) await buildSite(false);
  console.log('▸ The journeys of visitors in each engine (some minutes)…');
  const projects = ['chromium', 'firefox', 'webkit'].map((name) => `--project=${name}`);
  const ok = await succeeds('playwright', ['test', '--reporter=list', ...projects], true);
  console.log(
    ok
      ? '✓ They hold in Chromium, Firefox and WebKit.'
      : '✗ Not all hold. Run one again with npx playwright test --project=ENGINE -g "WORDS OF ITS NAME".',
  );
  return ok ? 0 : 1;
});
