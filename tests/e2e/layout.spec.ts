import { allPosts } from '#content';
import about from '../../app/content/data/about.json' with { type: 'json' };
import { compileMarkdown } from '../../scripts/build/compile-markdown.ts';
import { expectAccessible } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { sidewaysScroll } from './page-checks.ts';
import { holdBack, hydrate, twoFrames } from './visit.ts';

test('the header stands on one line at every width', async ({ page }) => {
  await page.goto('/about');
  // A classic scrollbar takes 17 px that media queries count.
  await page.locator('body').evaluate((body) => body.style.setProperty('margin-right', '17px'));
  const controls = page
    .locator('.site-header > div :is(a, button):not(details *)')
    .filter({ visible: true });
  for (const width of [320, 360, 390, 480, 640, 768, 1024, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await controls.evaluateAll((all) =>
      all.map((control) => {
        const { top, height, right } = control.getBoundingClientRect();
        return { middle: Math.round((top + height / 2) / 4), height, right };
      }),
    );
    expect(new Set(boxes.map(({ middle }) => middle)).size, `lines at ${width}`).toBe(1);
    expect(Math.max(...boxes.map(({ height }) => height)), `at ${width}`).toBeLessThan(50);
    expect(Math.max(...boxes.map(({ right }) => right)), `at ${width}`).toBeLessThan(width - 28);
  }
  const [short, long] = await page.locator('.site-header a[href="/"] > span').all();
  await page.setViewportSize({ width: 390, height: 800 });
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  await enlarge('200%');
  expect((await short?.boundingBox())?.height, 'no word breaks in large text').toBeLessThan(60);
  await enlarge('');
  await short?.evaluate((span) => span.replaceChildren('Northern Commons'));
  await long?.evaluate((span) =>
    span.replaceChildren('Northern Commons of Community Food Centres'),
  );
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const control of await controls.all())
      await expect(control, `beside a longer name, at ${width}`).toBeInViewport({ ratio: 1 });
    expect(
      await page.locator('.site-header').evaluate((header) => header.clientHeight),
    ).toBeLessThan(80);
  }
});

test('a window as low as at 400% has the page, and the menu too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await page.locator('main h2').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.site-header')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.locator('#site-menu').getByRole('link', { name: 'Home' })).toBeInViewport();
});

test('a window gets one file of a page’s head, for its width', async ({ page }) => {
  const name = about.header.image.replace('heroes/', '');
  let fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/assets/${name}-`) && request.url().endsWith('.avif'))
      fetched.push(request.url());
  });
  for (const [width, size] of [
    [390, '-tall'],
    [768, '-middle'],
    [1440, ''],
  ] as const) {
    fetched = [];
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const picture = page.locator(`main img[src*="/${name}-"]`).first();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    // A hash of eight characters ends the name.
    const file = new RegExp(`/${name}${size}-[\\w-]{8}\\.avif$`);
    expect([...new Set(fetched)], `at ${width} px`).toEqual([expect.stringMatching(file)]);
  }
});

/** Each kind of element that a text can hold; a definition of an abbreviation is plain words. */
const everyElement = `
**Bold**, _stress_, ~~out~~, \`${'code'.repeat(20)}\`, https://www.ontario.ca/${'laws/'.repeat(20)} and _a phrase_[^why]\\
in a second line.

[^why]: **Why.** It has a note.

*[HST]: Harmonized Sales Tax

## Two
### Three
#### Four
##### Five
###### Six

- One
  - Two
    1. Three

       \`\`\`
       ${'long '.repeat(40)}
       \`\`\`
- [x] done

> Quoted
>
> > twice

---

    ${'long '.repeat(40)}

![](/images/social/about.jpg)

| A | B |
| --- | --- |
| ${'n'.repeat(60)} | ![](/images/social/about.jpg) |

| A | B | C | D |
| --- | --- | :-: | --: |
| \`a\` | ${'n'.repeat(60)} | c | 1 |
`;

test('every element of a text stands on a narrow phone, and code is scrolled by key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(allPosts[0]?.path ?? '');
  const text = page.locator('.prose');
  await text.evaluate((prose, html) => {
    prose.innerHTML = html;
  }, compileMarkdown(everyElement).html);
  expect(await sidewaysScroll(page)).toBeNull();
  await expectAccessible(page);
  for (const code of await text.locator('pre').all()) {
    // The browser drops a key while the page is being hydrated.
    await expect(async () => {
      await code.press('ArrowRight');
      expect(await code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }).toPass();
  }
  const size = (level: string) =>
    text.locator(level).evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  const sizes = await Promise.all(['h2', 'h3', 'h4', 'p >> nth=0'].map(size));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  await expect(text.locator('td img')).toBeVisible();
});

test('paper has no more sheets than the words need, Letter and A4', async ({ page }) => {
  const asked = { full_time: '18', part_time: '14', relief: '6', volunteers: '120' };
  const organization = 'Birch Landing Family Centre of Northern Ontario';
  const estimate = `/pricing/estimate?${new URLSearchParams({ ...asked, organization })}`;
  // Sheets of paper, or one for so many characters where the owner writes more.
  for (const [path, sheets, room] of [
    [estimate, 1, 2_300],
    ['/resources/samples/risk-register', 2, 2_500],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const words = await page.locator('main').innerText();
    const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
    for (const format of ['Letter', 'A4']) {
      const pdf = await page.pdf({ format, margin });
      const { length } = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      const most = Math.max(sheets, Math.ceil(words.length / room));
      expect(length, `${path}, ${format}`).toBeGreaterThan(0);
      expect(length, `${path}, ${format}`).toBeLessThanOrEqual(most);
    }
  }
});

const kinds = ['/', '/services/governance', '/contact', allPosts[0]?.path ?? ''];

for (const width of [412, 1350]) {
  test(`little moves at ${width} px when the typefaces come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 940 });
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') moved += entry.value;
        }
        document.documentElement.dataset.moved = String(moved);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of kinds) {
      const arrive = await holdBack(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await twoFrames(page);
      arrive();
      await hydrate(page);
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      const moved = await page.locator('html').getAttribute('data-moved');
      expect.soft(Number(moved ?? 0), path).toBeLessThan(0.05);
      await page.unroute(/\.woff2$/);
    }
  });
}
