import { describe, expect, it } from 'vitest';
import { newSite } from './site.ts';

async function estimate(query: string) {
  const response = await newSite().visit(`/pricing/estimate${query}`);
  const html = (await response.text()).replaceAll('<!-- -->', '');
  return { response, html, page: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
}

describe('the estimate of an address', () => {
  it('is whole in the document, not kept by others and not listed', async () => {
    const { response, html, page } = await estimate('?full_time=8&part_time=4&volunteers=30');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain('$3,950');
    expect(page).toContain('$47,400');
  });

  it.each([
    ['a part of the fields', '?relief=1', '$98.75'],
    ['blanks around a number', '?full_time=%2020%20', '$7,900'],
    ['the next tier', '?full_time=21', '$7,245'],
    ['the largest team', '?full_time=200', '$59,000'],
    ['a field twice, the first of them', '?full_time=1&full_time=2', '$395'],
  ])('takes %s', async (_case, query, total) =>
    expect((await estimate(query)).page).toContain(total),
  );

  it('bears the name that the address gives, as text, and the day', async () => {
    const name = encodeURIComponent('  <b>Harbour</b>\n Street & Co ');
    const { page } = await estimate(`?full_time=3&organization=${name}`);
    expect(page).toContain('Prepared for &lt;b&gt;Harbour&lt;/b&gt; Street &amp; Co<');
    expect(page).toMatch(/As of <time dateTime="\d{4}-\d{2}-\d{2}">[A-Z][a-z]+ \d+, \d{4}<\/time>/);
  });

  it('invites teams beyond the rates to talk', async () => {
    const { page } = await estimate('?full_time=150&relief=51');
    expect(page).toContain('Let us talk about 201 employees');
    expect(page).toContain('href="/contact#form"');
    expect(page).not.toContain('$');
  });

  it.each(['', '?full_time=0', '?volunteers=12'])('asks for employees with "%s"', async (query) => {
    const { response, page } = await estimate(query);
    expect(response.status).toBe(200);
    expect(page).toContain('Who works for you?');
    expect(page).not.toContain('role="alert"');
  });

  it.each(['-1', '1.5', 'twelve', '1e3', '100000', '<script>alert(1)</script>', '\u0000'])(
    'says what to correct about "%s", and keeps it',
    async (typed) => {
      const { response, html, page } = await estimate(
        `?full_time=3&relief=${encodeURIComponent(typed)}`,
      );
      expect(response.status).toBe(200);
      expect(html).toContain('<title>Error: ');
      expect(page).toContain('role="alert"');
      expect(page).toContain('href="#relief"');
      expect(page).not.toContain('href="#full_time"');
      expect(page).toMatch(/<input[^>]*id="full_time"[^>]*value="3"/);
      expect(page).not.toContain('<script>alert');
    },
  );
});
