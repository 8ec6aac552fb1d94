import { chromiumPath } from './test/chromium.ts';
import { type Counts, playwrightCounts, vitestCounts } from './test/counts.ts';
import { step } from './test/step.ts';

const results = 'test-results';
let counts: Counts = { passed: 0, failed: 0, skipped: 0, secondTry: 0 };
const add = (more: Counts) => {
  counts = {
    passed: counts.passed + more.passed,
    failed: counts.failed + more.failed,
    skipped: counts.skipped + more.skipped,
    secondTry: counts.secondTry + more.secondTry,
  };
};

const started = Date.now();
const chromium = await chromiumPath();
const problems: string[] = [];

async function check(title: string, command: readonly string[], env: Record<string, string> = {}) {
  if (!(await step(title, command, env))) problems.push(title);
}

await check('Build', ['npm', 'run', '--silent', 'build']);
await check('Check the content against the built pages', ['node', 'scripts/check-content.ts']);
await check('Check types', ['npm', 'run', '--silent', 'typecheck']);
await check('Lint', ['biome', 'check', '--error-on-warnings']);
await check('Test rules, database and Worker', [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${results}/vitest.json`,
]);
add(vitestCounts(`${results}/vitest.json`));
await check('Test in the browser', ['playwright', 'test'], {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json`,
});
add(playwrightCounts(`${results}/playwright.json`));

const seconds = Math.round((Date.now() - started) / 1000);
if (problems.length > 0) {
  console.log(
    `\nNot passed: ${problems.join('; ')}. Look at the output above, mend it and run npm test again.`,
  );
} else {
  console.log(
    `\nEverything holds (${seconds} s). Next: npm start to look at the site, npm run deploy to publish it.`,
  );
}
if (counts.secondTry > 0) {
  console.log(
    `${counts.secondTry} passed on the second try only: see "flaky" above and find out why.`,
  );
}
const failed = Math.max(counts.failed, problems.length > 0 ? 1 : 0);
console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`);
process.exit(problems.length > 0 ? 1 : 0);
