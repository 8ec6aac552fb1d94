import { rmSync } from 'node:fs';
import { chromiumPath } from './test/chromium.ts';
import { playwrightCounts, sum, vitestCounts } from './test/counts.ts';
import { run, type Step } from './test/step.ts';

const results = 'test-results';
rmSync(results, { recursive: true, force: true });

const vitest = (title: string, projects: readonly string[]): Step => ({
  title,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}/vitest-${projects.join('-')}.json`,
  ],
});

const started = Date.now();
const failed: string[] = [];
const check = async (step: Step) => {
  const passed = await run(step);
  if (!passed) failed.push(step.title);
  return passed;
};

const chromium = await chromiumPath();
console.log('Two lanes side by side, so that the processor never waits. It takes some minutes.\n');
const build = check({ title: 'Build', command: ['npm', 'run', '--silent', 'build'] });

await check({ title: 'Lint', command: ['biome', 'check', '--error-on-warnings'] });
await check(vitest('Test rules and the database', ['unit', 'db']));
if (await build) {
  await Promise.all([
    check({ title: 'Check types', command: ['npm', 'run', '--silent', 'typecheck'] })
      .then(() =>
        check({ title: 'Check the content', command: ['node', 'scripts/check-content.ts'] }),
      )
      .then(() => check(vitest('Test the built files and the Worker', ['built', 'worker']))),
    check({
      title: 'Test in the browser',
      command: ['playwright', 'test'],
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json`,
      },
    }),
  ]);
}

const counts = sum([
  vitestCounts(`${results}/vitest-unit-db.json`),
  vitestCounts(`${results}/vitest-built-worker.json`),
  playwrightCounts(`${results}/playwright.json`),
]);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  failed.length > 0
    ? `\nNot passed: ${failed.join('; ')}. Look at the output above, fix it and run npm test again.`
    : `\nEverything holds (${seconds} s). Next: npm start to look at the site, npm run deploy to publish it.`,
);
console.log('Not run, because they take long: npm run test:long, npm run bench.');
console.log(
  `${counts.passed} passed, ${Math.max(counts.failed, failed.length)} failed, ${counts.skipped} skipped`,
);
process.exit(failed.length > 0 ? 1 : 0);
