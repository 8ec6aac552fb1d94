import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where systems keep a Chromium; the one without a window first, whose tests take half as long. */
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
  console.log('▸ Install Chromium for the browser tests (once)…');
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { stdio: 'inherit', timeout: 180_000 });
  run('playwright', 'install', 'chromium');
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-q');
    run('apt-get', 'install', '-y', '-q', 'chromium-headless-shell');
  }
  const now = find();
  if (now) return now;
  console.error(
    'No Chromium was found or could be installed. Install one (Debian: sudo apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or name yours in CHROMIUM_PATH, and run npm test again.',
  );
  process.exit(1);
}
