import { describe, expect, it } from 'vitest';
import { organization } from '../../../app/content/organization.ts';
import { rates } from '../../../app/content/rates.ts';
import { toolkitProduct } from '../../../app/content/toolkit-product.ts';
import { readMarkdown, readModules } from '../../../scripts/content/read-sources.ts';
import { textsOf } from '../../../scripts/content/source.ts';

/** What many pages say, wherever it stands: how it is said, and everything it may be. */
const facts: readonly (readonly [fact: string, said: RegExp, allowed: readonly string[]])[] = [
  ['when we answer', /\b(within \w+ hours)\b/gi, [organization.replyPromise]],
  [
    'our experience',
    /\b(over \w+ years of (?:sector )?experience)\b/gi,
    [organization.experience, organization.experience.replace('sector ', '')],
  ],
  [
    'how long it takes to begin',
    /\b(\w+ to \w+ weeks)\b/gi,
    ['1 to 2 weeks', 'one to two weeks', '4 to 12 weeks', 'four to twelve weeks'],
  ],
  ['when a surplus is expected', /surplus[^.]*?\b(\w+ to \w+ years)\b/gi, ['3 to 5 years']],
  ['the templates of the toolkit', /(\d\S*) (?:\w+ )?templates\b/g, [toolkitProduct.templates]],
  ['the price of the toolkit', /\$(\d+) \(?CAD\b/g, [String(toolkitProduct.price)]],
  [
    'a rate for each full-time employee',
    /\$(\d+) for \d+ to \d+ employees/g,
    rates.tiers.map(({ monthlyRate }) => String(monthlyRate)),
  ],
];

/** Everything that the site says of itself; posts, stories and samples speak of others too. */
const ownWords = [...(await readModules()), ...readMarkdown().sources]
  .filter(({ file }) => !/\/(blog|impact-stories|samples)\//.test(file))
  .flatMap(({ value, html = '' }) => [...textsOf(value).map(({ text }) => text), html])
  .map((text) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))
  .join('\n');

describe('what several pages say', () => {
  it.each(facts)('is the same everywhere: %s', (_fact, said, allowed) => {
    const found = [...ownWords.matchAll(said)].map(([, words = '']) => words.toLowerCase());
    expect(found.length).toBeGreaterThan(0);
    const expected = allowed.map((words) => words.toLowerCase());
    expect([...new Set(found)].filter((words) => !expected.includes(words))).toEqual([]);
  });
});
