import { globSync } from 'node:fs';
import { securityHeaders } from '../../app/server/security-headers.server.ts';
import { faultsOf } from '../../scripts/check-live.ts';
import { testSite } from '../support/sites.ts';
import { expect, test } from './fixtures.ts';

const [script = ''] = globSync('assets/entry.client*.js', { cwd: 'build/client' }).map(
  (file) => `/${file}`,
);

/** The rest of a page's policy is in its own <meta> element. */
const pagePolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const { 'Content-Security-Policy': filePolicy, ...others } = securityHeaders;

for (const [name, path, status, policy, method = 'GET'] of [
  ['a page', '/about', 200, pagePolicy],
  ['a page with a slash too many', '/about/', 307, pagePolicy],
  ['a script', script, 200, filePolicy],
  ['a picture', '/images/heroes/about.avif', 200, filePolicy],
  ['the manifest', '/manifest.webmanifest', 200, filePolicy],
  ['a post to a page', '/about', 405, pagePolicy, 'POST'],
] as const) {
  test(`the security headers are whole on ${name} (${status})`, async ({ request }) => {
    const response = await request.fetch(path, { method, maxRedirects: 0 });
    const headers = response.headers();
    expect(response.status()).toBe(status);
    expect(headers['x-request-id'], 'the Worker did not run').toBeUndefined();
    for (const [header, value] of Object.entries(others)) {
      expect(headers[header.toLowerCase()], header).toBe(value);
    }
    expect(headers['content-security-policy']).toBe(policy);
  });
}

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

/** The look at the site after publishing, which decides whether it goes back to the version before. */

test('the look after publishing finds the site as it must be', async () => {
  expect(await faultsOf(testSite.url)).toEqual([]);
});

for (const [address, changed, fault] of [
  [/\d\/$/, { status: 500 }, '/: answers 500'],
  [/\d\/$/, { text: '<title>Parked</title>' }, '/: has no heading'],
  [/\d\/$/, { lost: 'Strict-Transport-Security' }, '/: has not the header Strict-Transport'],
  [/\/careers$/, { status: 503 }, '/careers: answers 503'],
  [/\/careers$/, { status: 0, text: 'aborted' }, '/careers: does not answer (aborted)'],
  [/\/careers\/[a-z-]+$/, { status: 503 }, ': answers 503'],
  [/\/contact$/, { text: '<h1>Contact</h1>' }, '/contact: has no form'],
  [/\/contact$/, { lost: 'X-Content-Type-Options' }, '/contact: has not the header X-Content'],
  [/\/healthz$/, { text: '{"supabase":"refuses","version":null}' }, ': Supabase refuses'],
  [/\/there-is-no-such-page$/, { status: 200 }, 'page: answers 200, not 404'],
] as const) {
  test(`the look after publishing sees with ${address} and ${JSON.stringify(changed)}: ${fault}`, async () => {
    const faults = await faultsOf(testSite.url, async (asked) => {
      const response = await fetch(asked);
      const answer = {
        status: response.status,
        headers: new Headers(response.headers),
        text: await response.text(),
      };
      if (!address.test(asked)) return answer;
      if ('lost' in changed) answer.headers.delete(changed.lost);
      return { ...answer, ...changed };
    });
    expect(faults).toContainEqual(expect.stringContaining(fault));
  });
}
