import { chromium } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { pictureKeyOf } from '../../app/content/schemas/picture-key.ts';
import { factsOf } from '../../app/pictures/picture-list.ts';
import { buildIsCurrent } from '../build/stamp.ts';
import { StackError } from '../stack/command.ts';
import { pathOf } from '../test/browsers.ts';
import { avifWithin } from './encode.ts';

/** A window in which a sheet has its whole size (pixels). */
const viewport = { width: 1440, height: 1400 } as const;

/** The largest file: bytes for each pixel of its width. */
const bytesPerPixel = 42;

/** Takes the first sheet of each sample document from the built site. Throws if the build is old. */
export async function* drawSamplePages() {
  if (!buildIsCurrent())
    throw new StackError('The pictures are taken from the built site: npm run build.');
  const browser = await chromium.launch({ executablePath: pathOf('chromium') });
  const page = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true, viewport });
  const build = { outDir: 'build/client' };
  const site = await preview({ configFile: false, appType: 'mpa', build });
  await page.route('**/resources/**', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // The picture waits for the typefaces.
    const body = html.replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
  for (const key of pictureKeyOf('samples').options) {
    const { size, smaller } = factsOf(key);
    const [width, height] = size;
    await page.goto(`${site.resolvedUrls?.local[0]}resources/${key}/`, {
      waitUntil: 'networkidle',
    });
    const sheet = page.locator('.sheet').first();
    const shown = await sheet.screenshot({ style: '.note { display: none }' });
    const printed = sharp(shown).resize({ width, height, fit: 'cover', position: 'top' });
    const whole = await printed.png().toBuffer();
    for (const wide of [width, ...smaller]) {
      const picture = await sharp(whole).resize(wide).png().toBuffer();
      const ending = wide === width ? '' : `-${wide}`;
      const data = await avifWithin(picture, wide * bytesPerPixel);
      yield [`public/images/${key}${ending}.avif`, data] as const;
    }
  }
  await browser.close();
  await site.close();
}
