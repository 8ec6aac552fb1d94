import { existsSync, readFileSync, statSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { pictureFamilies } from '../app/content/picture-families.ts';
import { dimensionsOf, pictureFile } from '../app/content/pictures.ts';
import { pathOf } from '../scripts/test/browsers.ts';
import { type DrawnFile, fingerprint } from './manifest.ts';
import { encode } from './render.ts';

type Slug = (typeof pictureFamilies.samples)[number];

/** Of a printed page, in its pixels. */
const MARGIN = { x: 56, y: 28 };

/** The largest file of each width, in bytes. */
const limits: Readonly<Record<number, number>> = { 816: 34_000, 400: 11_000 };

/** The typefaces and colours that a sample is printed in. */
const looks = ['app/theme/fonts.json', 'app/theme/palette.ts'];

/** The first page of each sample document as it is printed, taken from the built site. */
export function samplePages(): DrawnFile[] {
  return pictureFamilies.samples.flatMap((slug) => {
    const key = `samples/${slug}` as const;
    const { width: full } = pictureFile(key);
    const from = sourcesOf(slug).map((file) => fingerprint(readFileSync(file)));
    return [full, ...dimensionsOf(key).smaller].map((width) => ({
      name: key,
      path: `public/images/${key}${width === full ? '' : `-${width}`}.avif`,
      inputs: JSON.stringify([from, width, limits[width]]),
      async draw() {
        const page = await printed(slug);
        return encode(await sharp(page).resize(width).png().toBuffer(), limits[width] ?? 0);
      },
    }));
  });
}

const sourcesOf = (slug: Slug) => [`app/content/samples/${slug}.md`, ...looks];

const changed = (file: string) => statSync(file).mtimeMs;

/** Throws where the site is not built from the sample as it is now. */
async function printed(slug: Slug): Promise<Buffer> {
  const built = `build/client/resources/samples/${slug}/index.html`;
  if (!existsSync(built) || sourcesOf(slug).some((file) => changed(file) > changed(built))) {
    throw new Error('it is taken from the built site, which is older: run npm run build first');
  }
  const { width, height } = pictureFile(`samples/${slug}`);
  const viewport = { width: width - 2 * MARGIN.x, height: height - 2 * MARGIN.y };
  const browser = await chromium.launch({
    executablePath: pathOf('chromium'),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport, javaScriptEnabled: false });
  await serveBuild(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.goto(`http://site.test/resources/samples/${slug}`, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await browser.close();
  const { x, y } = MARGIN;
  return sharp(picture)
    .extend({ left: x, right: x, top: y, bottom: y, background: 'white' })
    .png()
    .toBuffer();
}

/** Answers every request of a page with the built site's files, and nothing else. */
async function serveBuild(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}/index.html`]
      .map((path) => `build/client${path}`)
      .find((path) => existsSync(path) && statSync(path).isFile());
    await (file ? route.fulfill({ path: file }) : route.abort());
  });
}
