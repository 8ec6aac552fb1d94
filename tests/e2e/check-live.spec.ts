import { faultsOf } from '../../scripts/check-live.ts';
import { testSite } from '../support/sites.ts';
import { expect, test } from './fixtures.ts';

/** The look at the site after publishing, which decides whether it goes back to the version before. */

test('the look after publishing finds the site as it must be', async () => {
  expect(await faultsOf(testSite.url)).toEqual([]);
});

const html = { 'Content-Type': 'text/html' };

for (const [path, status, headers, text, fault] of [
  ['/', 500, {}, 'Error 1101', '/: answers 500'],
  ['/', 200, html, '<title>Parked</title>', '/: has no heading'],
  ['/careers', 503, html, '<h1>Careers</h1>', '/careers: answers 503'],
  ['/contact', 200, html, '<h1>Contact</h1>', '/contact: has no form'],
  ['/healthz', 503, {}, '{"supabase":"refuses","version":null}', '/healthz: Supabase refuses'],
  ['/there-is-no-such-page', 200, html, '', '/there-is-no-such-page: answers 200, not 404'],
] as const) {
  test(`the look after publishing sees ${fault}`, async () => {
    const faults = await faultsOf(testSite.url, async (address) => {
      if (address === testSite.url + path) return { status, headers: new Headers(headers), text };
      const response = await fetch(address);
      return { status: response.status, headers: response.headers, text: await response.text() };
    });
    expect(faults).toContainEqual(expect.stringContaining(fault));
  });
}

test('the look after publishing sees a header that is gone, and a position that fails', async () => {
  const faults = await faultsOf(testSite.url, async (address) => {
    const response = await fetch(address);
    const headers = new Headers(response.headers);
    headers.delete('Strict-Transport-Security');
    const status = /\/careers\/[a-z-]+$/.test(address) ? 503 : response.status;
    return { status, headers, text: await response.text() };
  });
  expect(faults).toEqual([
    expect.stringMatching(/^\/: has not the header Strict-Transport-Security/),
    expect.stringMatching(/^\/contact: has not/),
    expect.stringMatching(/^\/careers: has not/),
    expect.stringMatching(/^\/careers\/[a-z-]+: answers 503$/),
  ]);
});
