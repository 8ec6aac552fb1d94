/**
 * Tries what an owner will do: fills in `embedUrl` of a video and an episode in a copy of the project, builds it, and plays
 * both in a browser, with fakes of the platforms. Run: npm run check:recordings (two minutes).
 */
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumPath } from './test/chromium.ts';

const port = Number(process.env.TEST_PORT ?? 8890);
const site = `http://127.0.0.1:${port}`;
const left = new Set(['node_modules', 'build', '.git', '.wrangler', '.supabase', 'test-results']);

const copy = mkdtempSync(join(tmpdir(), 'recordings-'));
let server: ChildProcess | undefined;
try {
  cpSync('.', copy, { recursive: true, filter: (from) => !left.has(relative('.', from)) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  fillIn('videos.ts', 'https://www.youtube-nocookie.com/embed/fake1');
  fillIn('podcasts.ts', 'https://player.example/embed/fake2');
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: 'inherit' });
  server = spawn(
    'npx',
    ['wrangler', 'dev', '--port', `${port}`, '--var', 'SUPABASE_URL:http://127.0.0.1:9'].concat(
      '--var',
      'SUPABASE_ANON_KEY:sb_publishable_fake',
    ),
    { cwd: copy, detached: true, stdio: 'ignore' },
  );
  await answers();
  await play();
  console.log('Recordings play in their pages, and their platforms are asked for nothing before.');
} finally {
  if (server?.pid) process.kill(-server.pid);
  rmSync(copy, { recursive: true, force: true });
}

function fillIn(file: string, address: string) {
  const path = join(copy, 'app/content', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace("embedUrl: ''", `embedUrl: '${address}'`));
}

async function answers() {
  const deadline = Date.now() + 90_000;
  while (!(await fetch(site).catch(() => undefined))?.ok) {
    assert(Date.now() < deadline, `nothing answers at ${site}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function play() {
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
  const page = await browser.newPage();
  const asked: string[] = [];
  await page.route(/youtube|player\.example/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p id="fake">Playing</p>' });
  });
  for (const path of ['/resources/videos', '/resources/podcasts']) {
    await page.goto(site + path, { waitUntil: 'networkidle' });
    assert.deepEqual(asked.splice(0), [], `${path} asks before it is played`);
    await playFirst(page);
    assert.equal(asked.splice(0).length, 1);
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'IFRAME');
  }
  // A visitor who arrives inside the application gets the page's own document, and with it its policy.
  await page.goto(`${site}/resources`, { waitUntil: 'networkidle' });
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('link', { name: 'See the planned videos' }).click();
  await page.waitForURL(`${site}/resources/videos`);
  await playFirst(page);
  await browser.close();
}

async function playFirst(page: Page) {
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.frameLocator('iframe').locator('#fake').waitFor();
}
