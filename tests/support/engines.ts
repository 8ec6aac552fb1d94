import { existsSync } from 'node:fs';
import { chromium, firefox, type LaunchOptions, webkit } from 'playwright';

/** Browsers of a system that Playwright can drive. The one without a window comes first: tests take half as long in it. */
const ofSystem = {
  chromium: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'],
  firefox: ['/usr/bin/firefox-esr'],
  webkit: [],
};

export type Engine = keyof typeof ofSystem;

/** How Playwright starts an engine: its own build, or else the system's. Undefined when neither is installed. */
export function launchOptionsOf(engine: Engine): LaunchOptions | undefined {
  if (existsSync({ chromium, firefox, webkit }[engine].executablePath())) return {};
  const executablePath = ofSystem[engine].find((path) => existsSync(path));
  // By WebDriver BiDi, which an unchanged Firefox speaks.
  const channel = engine === 'firefox' ? { channel: 'moz-firefox' } : {};
  return executablePath ? { executablePath, ...channel } : undefined;
}
