import { expect, it } from 'vitest';
import { estimate as words } from '../../app/content/estimate.ts';
import { estimatePrice } from '../../app/pricing/estimate.ts';
import { formatCents } from '../../app/pricing/money.ts';
import { newSite } from './site.ts';

const estimate = (query: Record<string, string>) =>
  newSite().visit(`/pricing/estimate?${new URLSearchParams(query)}`);

it('the estimate of an address is whole in the document, not listed, with the name as text and the day', async () => {
  const organization = '  <b>Harbour</b>\n Street & Co ';
  const page = await estimate({ full_time: '8', part_time: '4', organization });
  const people = { full_time: 8, part_time: 4, relief: 0, volunteers: 0 };
  const price = estimatePrice(people, words.rates);
  if (price.outcome !== 'priced') throw new Error('expected a price');
  expect(page.words).toContain('<meta name="robots" content="noindex"/>');
  expect(page.words).toContain(formatCents(price.monthly));
  expect(page.words).toContain(formatCents(price.yearly));
  expect(page.words).toContain('&lt;b&gt;Harbour&lt;/b&gt; Street &amp; Co<');
  expect(page.words).toMatch(/<time dateTime="\d{4}-\d{2}-\d{2}">[A-Z][a-z]+ \d+, \d{4}<\/time>/);
});

const tooMany = String(Math.max(...words.rates.tiers.map(({ max }) => max)) + 1);

it.each([
  [
    { full_time: '1', relief: String(Number(tooMany) - 1) },
    words.larger.heading.replace('{count}', tooMany),
  ],
  [{}, words.nobody.heading],
])('a team without a price (%j) is told so', async (query, heading) => {
  expect((await estimate(query)).words).toContain(heading);
});
