import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Programs that tests need: the names of their files, Debian's package, and how to get them elsewhere. */
const programs = {
  // The one without a window comes before the full one: tests take half as long in it.
  chromium: {
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    debian: 'chromium-headless-shell',
    elsewhere: 'npx playwright install chromium',
  },
  firefox: {
    names: ['firefox-esr', 'firefox'],
    debian: 'firefox-esr',
    elsewhere: 'install Firefox',
  },
  webkit: {
    names: ['WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
    elsewhere: 'install the driver of WebKitGTK, which exists for Linux',
  },
  display: { names: ['Xvfb'], debian: 'xvfb', elsewhere: 'install Xvfb, the display of WebKit' },
};

const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Firefox.app/Contents/MacOS',
];

/**
 * Where a program is; a variable such as CHROMIUM_PATH names another. Root installs a missing one on Debian; elsewhere the
 * process ends and says how to get it.
 */
export function pathOf(program: keyof typeof programs): string {
  const { names, debian, elsewhere } = programs[program];
  const variable = `${program.toUpperCase()}_PATH`;
  const named = process.env[variable];
  if (named && !existsSync(named)) {
    console.error(`${variable} names ${named}, which does not exist: correct it or remove it.`);
    process.exit(1);
  }
  const usual = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = program === 'chromium' ? [chromium.executablePath()] : [];
  const find = () => named || [...own, ...usual].find((path) => existsSync(path));
  if (!find()) {
    console.log(`▸ Install ${debian} for the browser tests (once)…`);
    const run = (command: string, ...args: string[]) =>
      spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      run('apt-get', 'update', '-q');
      run('apt-get', 'install', '-y', '-q', '--no-install-recommends', debian);
    }
    if (program === 'chromium' && !find()) run('playwright', 'install', '--no-shell', 'chromium');
  }
  const found = find();
  if (found) return found;
  console.error(
    `${names[0]} was not found and could not be installed. Install it (Debian: sudo apt-get install ${debian}; elsewhere: ${elsewhere}), or name yours in ${variable}, and run the tests again.`,
  );
  process.exit(1);
}
