import { expect, it } from 'vitest';
import { estimate as words } from '../../app/content/estimate.ts';
import { newSite } from './site.ts';

async function estimate(query: string) {
  const response = await newSite().visit(`/pricing/estimate${query}`);
  const html = (await response.text()).replaceAll('<!-- -->', '');
  expect(response.status).toBe(200);
  return { html, page: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
}

it('the estimate of an address is whole in the document, not listed, with the name as text and the day', async () => {
  const name = encodeURIComponent('  <b>Harbour</b>\n Street & Co ');
  const { html, page } = await estimate(`?full_time=8&part_time=4&organization=${name}`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toContain('$3,950');
  expect(page).toContain('$47,400');
  expect(page).toContain('&lt;b&gt;Harbour&lt;/b&gt; Street &amp; Co<');
  expect(page).toMatch(/<time dateTime="\d{4}-\d{2}-\d{2}">[A-Z][a-z]+ \d+, \d{4}<\/time>/);
});

it.each([
  ['?full_time=150&relief=51', words.larger.heading.replace('{count}', '201')],
  ['', words.nobody.heading],
])('a team without a price (%s) is told so', async (query, heading) => {
  const { page } = await estimate(query);
  expect(page).toContain(heading);
  expect(page).not.toContain('$');
});

it('what is no number is named and kept', async () => {
  const typed = encodeURIComponent('<script>alert(1)</script>');
  const { html, page } = await estimate(`?full_time=3&relief=${typed}`);
  expect(html).toContain('<title>Error: ');
  expect(page).toContain('role="alert"');
  expect(page).toContain('href="#relief"');
  expect(page).not.toContain('href="#full_time"');
  expect(page).toMatch(/<input[^>]*id="full_time"[^>]*value="3"/);
  expect(page).not.toContain('<script>alert');
});
