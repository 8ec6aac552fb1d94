import { existsSync, statSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { pictureKeyOf } from '../../app/content/schemas/picture-key.ts';
import { factsOf } from '../../app/pictures/picture-list.ts';
import { buildIsCurrent } from '../build/stamp.ts';
import { pathOf } from '../test/browsers.ts';
import { avifWithin } from './encode.ts';

/** The margin of a printed page (pixels). */
const margin = { x: 56, y: 28 };

/** The largest file: bytes for each pixel of its width. */
const bytesPerPixel = 42;

/** Takes the first printed page of each sample document from the built site. Throws if the build is old. */
export async function* drawSamplePages() {
  if (!buildIsCurrent())
    throw new Error('The pictures are taken from the built site: npm run build');
  const browser = await chromium.launch({
    executablePath: pathOf('chromium'),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await serveBuild(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  for (const key of pictureKeyOf('samples').options) {
    const { size, smaller } = factsOf(key);
    const [width, height] = size;
    const { x, y } = margin;
    await page.setViewportSize({ width: width - 2 * x, height: height - 2 * y });
    await page.goto(`http://site.test/resources/${key}`, { waitUntil: 'networkidle' });
    const printed = await sharp(await page.screenshot())
      .extend({ left: x, right: x, top: y, bottom: y, background: 'white' })
      .png()
      .toBuffer();
    for (const wide of [width, ...smaller]) {
      const picture = await sharp(printed).resize(wide).png().toBuffer();
      const ending = wide === width ? '' : `-${wide}`;
      const data = await avifWithin(picture, wide * bytesPerPixel);
      yield [`public/images/${key}${ending}.avif`, data] as const;
    }
  }
  await browser.close();
}

/** Answers a page's requests with the built files. */
async function serveBuild(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}/index.html`]
      .map((path) => `build/client${path}`)
      .find((path) => existsSync(path) && statSync(path).isFile());
    await (file ? route.fulfill({ path: file }) : route.abort());
  });
}
