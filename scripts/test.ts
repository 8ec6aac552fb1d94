import { rmSync } from 'node:fs';
import { chromiumPath } from './test/chromium.ts';
import { playwrightCounts, sum, vitestCounts } from './test/counts.ts';
import { run, type Step } from './test/step.ts';

const results = 'test-results';
rmSync(results, { recursive: true, force: true });

const started = Date.now();
const failed: string[] = [];
const check = async (step: Step) => {
  const passed = await run(step);
  if (!passed) failed.push(step.title);
  return passed;
};

const chromium = await chromiumPath();
console.log('It takes some minutes; what fails is shown in full.\n');
// Side by side where nothing is timed: tests that wait for a time limit want the processor for themselves.
const [built] = await Promise.all([
  check({ title: 'Build', command: ['npm', 'run', '--silent', 'build'] }),
  check({ title: 'Lint', command: ['biome', 'check', '--error-on-warnings'] }),
  check({ title: 'Check types', command: ['npm', 'run', '--silent', 'typecheck'] }),
]);
await check({
  title: 'Check the content against the built pages',
  command: ['node', 'scripts/check-content.ts'],
});
await check({
  title: 'Test rules, database, built files and Worker',
  command: [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}/vitest.json`,
  ],
});
if (built) {
  await check({
    title: 'Test in the browser',
    command: ['playwright', 'test'],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json` },
  });
}

const counts = sum([
  vitestCounts(`${results}/vitest.json`),
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
