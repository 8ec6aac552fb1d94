/**
 * Tries what an owner will do: fills in `embedUrl` of a video and an episode in a copy of the project, builds it, and plays
 * both in a browser, with fakes of the platforms. Run: npm run check:recordings (two minutes).
 */
import assert from 'node:assert/strict';
import { chromium, type Page } from 'playwright';
import { TreeCopy } from './copy/tree-copy.ts';
import { chromiumPath } from './test/chromium.ts';

const copy = new TreeCopy('recordings');
try {
  fillIn('videos.ts', 'https://www.youtube-nocookie.com/embed/fake1');
  fillIn('podcasts.ts', 'https://player.example/embed/fake2');
  console.log('▸ Building and starting a copy with recordings…');
  const { origin, stop } = await copy.start();
  try {
    await play(origin);
  } finally {
    await stop();
  }
  console.log(
    '✓ Recordings play in their pages, and their platforms are asked for nothing before.',
  );
} finally {
  copy.delete();
}

function fillIn(file: string, address: string) {
  copy.replace(`app/content/${file}`, "embedUrl: ''", `embedUrl: '${address}'`);
}

async function play(site: string) {
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
    assert.equal(await focused(page), 'IFRAME');
    // Whoever leaves the frame is not taken back when the page changes around it, as by another anchor.
    await page.getByRole('link', { name: 'Search this site' }).focus();
    await page.evaluate(() => {
      location.hash = 'further';
    });
    // The router answers the address a moment after the browser.
    await page.waitForTimeout(500);
    assert.equal(await focused(page), 'A', 'the recording takes the focus back');
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

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.tagName);
}

async function playFirst(page: Page) {
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.frameLocator('iframe').locator('#fake').waitFor();
}
