import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { chromium } from 'playwright';

/** Where systems keep a Chromium. The one without a window comes first: with it the tests take half as long. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** CHROMIUM_PATH, else Playwright's own, else the system's, else one installed now. Without one, ends the process with the fix. */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    console.error(`CHROMIUM_PATH names ${named}, which does not exist: correct it or remove it.`);
    process.exit(1);
  }
  const find = () =>
    [named, chromium.executablePath(), ...installed].find((path) => path && existsSync(path));
  const found = find();
  if (found) return found;
  console.log('▸ Installing Chromium for the browser tests (once)…');
  await download();
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'inherit', timeout: 600_000 });
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell');
  }
  const now = find();
  if (now) return now;
  console.error(
    'No Chromium was found or could be installed. Install one (Debian: sudo apt-get install --no-install-recommends chromium-headless-shell; elsewhere: npx playwright install --no-shell chromium), or name yours in CHROMIUM_PATH, and run npm test again.',
  );
  process.exit(1);
}

/** Playwright's own download. Without a network it would try five times, with a stack trace each. */
async function download(): Promise<void> {
  const options = { preferLocal: true, all: true, reject: false, buffer: false, timeout: 600_000 };
  const child = execa('playwright', ['install', '--no-shell', 'chromium'], options);
  for await (const line of child.iterable({ from: 'all' })) {
    console.log(line);
    if (String(line).startsWith('Error')) break;
  }
  child.kill();
}
