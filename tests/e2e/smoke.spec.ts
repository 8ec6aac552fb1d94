import { readFileSync } from 'node:fs';
import { securityHeaders } from '../../app/server/security-headers.server.ts';
import { expect, test } from './fixtures.ts';

/*
 * What must hold on a published site: with LIVE_URL the publishing job asks it, and goes back to the version before when
 * one fails. Nothing is sent. The policy of a static page is in its own <meta> element; here stands what surrounds it.
 */

// Cloudflare refuses whoever brings this header along.
test.use({ extraHTTPHeaders: {} });

const around = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const { 'Content-Security-Policy': ofFiles, ...others } = securityHeaders;

test('the new version answers, and its database too', async ({ request }) => {
  const health = async () => {
    const response = await request.get('/healthz');
    return response.ok() ? response.json() : response.status();
  };
  // On a laptop another build may lie.
  const isOurs = process.env.CI || !process.env.LIVE_URL;
  const build = readFileSync('build/stamp', 'utf8').slice(0, 8);
  const wanted = { supabase: 'answers', ...(isOurs && { build }) };
  // A deployment takes a moment to arrive everywhere.
  await expect.poll(health, { timeout: 90_000 }).toMatchObject(wanted);
});

for (const [what, path, status, policy, method = 'GET'] of [
  ['a page', '/about', 200, around],
  ['a page with a slash too many', '/about/', 307, around],
  ['a picture', '/images/social/about.jpg', 200, ofFiles],
  ['the manifest', '/manifest.webmanifest', 200, ofFiles],
  ['a post to a page', '/about', 405, around, 'POST'],
  ['a rendered page', '/contact', 200, undefined],
  ['a page that is not there', '/there-is-no-such-page', 404, undefined],
] as const) {
  test(`${what} has status ${status} and all security headers`, async ({ request }) => {
    const response = await request.fetch(path, { method, maxRedirects: 0 });
    const headers = response.headers();
    expect(response.status()).toBe(status);
    // Pictures may be shown elsewhere.
    const shared = path.startsWith('/images/') && {
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    for (const [header, value] of Object.entries({ ...others, ...shared }))
      expect(headers[header.toLowerCase()], header).toBe(value);
    const found = headers['content-security-policy'];
    if (policy) expect(found).toBe(policy);
    else expect(found).toContain("'nonce-");
  });
}

// In npm test others see these of the built site.
const ofPages = { tag: '@thorough' };

test(
  'the home page comes to life, and its scripts are kept for a year',
  ofPages,
  async ({ page }) => {
    const scripts = page.waitForResponse(/\/assets\/entry\.client[^/]*\.js$/);
    await page.goto('/');
    expect((await scripts).headers()).toMatchObject({
      'content-security-policy': ofFiles,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#site-menu[data-hydrated]')).toBeAttached();
  },
);

test('a message could be written', ofPages, async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('form[method=post] [name=email_address]')).toBeVisible();
});

test('the open positions are listed, and the first one is shown', ofPages, async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = page.locator('#openings article h3 a').first();
  // There may be none.
  if ((await first.count()) === 0) return;
  const title = (await first.innerText()).trim();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('what got into a page', () => {
  // React finds the elements that are not its own, reports error 418 and draws the page anew.
  test.use({ allow: [/Content Security Policy|React error #418/] });

  for (const [kind, path] of [
    ['prerendered', '/about'],
    ['rendered', '/careers'],
  ] as const) {
    test(`is blocked on a ${kind} one: a script and a style`, async ({ page }) => {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const injected =
          '<script>document.title = "stolen"</script><style>h1 { display: none }</style>';
        const body = (await response.text()).replace('<h1', `${injected}<h1`);
        await route.fulfill({ response, body });
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.title()).not.toBe('stolen');
    });
  }
});
