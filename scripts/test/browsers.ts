import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A program that tests need: the variable that may name it, where it usually is, and how to install it. */
interface Program {
  readonly name: string;
  readonly variable?: string;
  readonly paths: () => readonly string[];
  readonly debian: string;
  readonly elsewhere: string;
}

const programs = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The one without a window comes before the full one: tests take half as long in it.
    paths: () => [
      chromium.executablePath(),
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    debian: 'chromium-headless-shell',
    elsewhere: 'npx playwright install chromium',
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: () => [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    debian: 'firefox-esr',
    elsewhere: 'install Firefox',
  },
  webkit: {
    name: "WebKit's driver",
    paths: () => ['/usr/bin/WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
    elsewhere: 'install the driver of WebKitGTK, which exists for Linux',
  },
  display: {
    name: 'Xvfb, the display of WebKit',
    paths: () => ['/usr/bin/Xvfb'],
    debian: 'xvfb',
    elsewhere: 'install Xvfb',
  },
} satisfies Record<string, Program>;

/** Where a program is. Root installs a missing one on Debian; elsewhere the process ends and says how to get it. */
export function pathOf(program: keyof typeof programs): string {
  const { name, variable, paths, debian, elsewhere }: Program = programs[program];
  const named = variable && process.env[variable];
  if (named && !existsSync(named)) {
    console.error(`${variable} names ${named}, which does not exist: correct it or remove it.`);
    process.exit(1);
  }
  const find = () => named || paths().find((path) => existsSync(path));
  if (!find()) {
    console.log(`▸ Install ${name} for the browser tests (once)…`);
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
  const yours = variable ? `, or name yours in ${variable}` : '';
  console.error(
    `${name} was not found and could not be installed. Install it (Debian: sudo apt-get install ${debian}; elsewhere: ${elsewhere})${yours}, and run the tests again.`,
  );
  process.exit(1);
}
