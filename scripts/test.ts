import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { databaseImage } from '../tests/support/database-image.ts';
import { launchOptionsOf } from '../tests/support/engines.ts';
import { succeeds } from './stack/processes.ts';

/** npm test: everything that must pass before a merge. It shows the output of what fails, and ends with a line of counts. */
const reports = { vitest: 'test-results/vitest.json', browser: 'test-results/playwright.json' };
rmSync('test-results', { recursive: true, force: true });

process.env.EDITOR_REPOSITORY ??= 'example/website';

const steps = 5;
let done = 0;
const started = Date.now();
const failed: string[] = [];
await installChromium();
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reports.browser;
console.log(`${steps} steps, some minutes in all. What fails is shown.\n`);

// What is built is read by all others, and the types by the lint.
const [built] = await Promise.all([
  check('Build', ['npm', 'run', '--silent', 'build']),
  // The build leaves half of the processor free.
  databaseImage(),
]);
const report = `--outputFile.json=${reports.vitest}`;
const rules = ['vitest', 'run', '--reporter=dot', '--reporter=json', report];
await Promise.all([
  check('Types', ['npm', 'run', '--silent', 'typecheck']).then(() =>
    check('Lint', ['npm', 'run', '--silent', 'lint']),
  ),
  // Some of these wait for a time limit.
  check('Rules, database, built files and Worker', rules),
]);
const browser = ['playwright', 'test', '--project=chromium', '--grep-invert=@thorough'];
if (built) await check('Browser', browser, true);

const VitestReport = v.object(
  v.entriesFromList(['numPassedTests', 'numFailedTests', 'numPendingTests'], v.number()),
);
const BrowserReport = v.object({
  stats: v.object(v.entriesFromList(['expected', 'unexpected', 'skipped'], v.number())),
});
const tests = read(reports.vitest, VitestReport);
const stats = read(reports.browser, BrowserReport)?.stats;
// A program that ends early may still say that all went well.
if (!tests?.numPassedTests) failed.push('no report of the rules');
if (built && !stats?.expected) failed.push('no report of the browser');
const passed = (tests?.numPassedTests ?? 0) + (stats?.expected ?? 0);
const failures = (tests?.numFailedTests ?? 0) + (stats?.unexpected ?? 0);
const skipped = (tests?.numPendingTests ?? 0) + (stats?.skipped ?? 0);

console.log(
  failed.length > 0
    ? `\nNot passed: ${failed.join('; ')}. Look at the output above, fix it and run npm test again.`
    : `\nEverything holds (${secondsSince(started)} s). Next: npm start to look at the site, npm run deploy to publish it.`,
);
if (!built) console.log('Not run, because there is no build: built files, Worker and browser.');
console.log(`${passed} passed, ${Math.max(failures, failed.length)} failed, ${skipped} skipped`);
process.exit(failed.length > 0 ? 1 : 0);

/** Debian's own where root may install it, else Playwright's build. */
async function installChromium(): Promise<void> {
  if (launchOptionsOf('chromium')) return;
  console.log('▸ Installing Chromium for the browser tests (once)…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await succeeds('apt-get', ['update', '-q']);
    const packages = ['--no-install-recommends', 'chromium-headless-shell'];
    await succeeds('apt-get', ['install', '-y', '-q', ...packages]);
  }
  if (!launchOptionsOf('chromium')) await succeeds('playwright', ['install', 'chromium']);
}

/** Runs one step. The output is shown when it fails, or as it comes when `live`. */
async function check(title: string, [program = '', ...args]: string[], live = false) {
  const begun = Date.now();
  console.log(`▸ ${title}…`);
  const ok = await succeeds(program, args, live);
  if (!ok) failed.push(title);
  done += 1;
  const took = `${secondsSince(begun)} s, ${secondsSince(started)} s in all`;
  console.log(`${ok ? '✓' : '✗'} ${done} of ${steps}: ${title} (${took})`);
  return ok;
}

function secondsSince(moment: number): number {
  return Math.round((Date.now() - moment) / 1000);
}

function read<T>(file: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
