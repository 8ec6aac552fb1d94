import { existsSync, readFileSync, statSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { pictureFamilies } from '../app/content/picture-families.ts';
import { pictureFile, smallerWidthsOf } from '../app/content/pictures.ts';
import { chromiumPath } from '../scripts/test/chromium.ts';
import { type DrawnFile, fingerprint } from './manifest.ts';
import { encode } from './render.ts';

type Slug = (typeof pictureFamilies.samples)[number];

/** Of a printed page, in its pixels. */
const MARGIN = { x: 56, y: 28 };

/** The largest file of each width, in bytes. */
const limits: Readonly<Record<number, number>> = { 816: 34_000, 400: 11_000 };

/** What a printed sample looks like depends on these. */
const looks = ['prose.css', 'print.css', 'fonts.json', 'palette.ts'].map(
  (name) => `app/theme/${name}`,
);

/** The first page of each sample document as it is printed, taken from the built site. */
export function samplePages(): DrawnFile[] {
  return pictureFamilies.samples.flatMap((slug) => {
    const key = `samples/${slug}` as const;
    const { width: full } = pictureFile(key);
    const from = [textOf(slug), ...looks].map((file) => fingerprint(readFileSync(file)));
    return [full, ...smallerWidthsOf(key)].map((width) => ({
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

const textOf = (slug: Slug) => `app/content/samples/${slug}.md`;

/** Throws where the site is not built from the sample as it is now. */
async function printed(slug: Slug): Promise<Buffer> {
  const built = `build/client/resources/samples/${slug}/index.html`;
  if (!existsSync(built) || statSync(built).mtimeMs < statSync(textOf(slug)).mtimeMs) {
    throw new Error(
      `The page of ${textOf(slug)} is taken from the built site: npm run build comes first`,
    );
  }
  const { width, height } = pictureFile(`samples/${slug}`);
  const viewport = { width: width - 2 * MARGIN.x, height: height - 2 * MARGIN.y };
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
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
