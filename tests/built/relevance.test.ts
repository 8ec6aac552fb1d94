import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { searchWords } from '#content';
import { indexOptions, KindSchema, type SearchDocument } from '../../app/search/documents.ts';
import { meaningsOf } from '../../app/search/query.ts';
import { documentOf, findIn } from '../../app/search/search.ts';
import { edgeDocuments, pageDocuments } from '../../scripts/build/page-documents.ts';
import { sampleJobs } from '../support/job-rows.ts';
import { parsedJob } from '../support/posting-rows.ts';
import { builtHtml, builtPaths } from './built-pages.ts';

const open = sampleJobs.filter((row) => row.is_active);

/**
 * The site's texts of a day, and the words for its search, since what an owner writes may change any answer. FREEZE_TEXTS=1
 * after a build takes today's.
 */
const frozen = 'tests/support/search-documents.json.br';
if (process.env.FREEZE_TEXTS) {
  const today = builtPaths.flatMap((path) => pageDocuments(path, builtHtml(path)));
  const documents = [...today, ...edgeDocuments, ...open.map(parsedJob).map(documentOf)];
  writeFileSync(frozen, brotliCompressSync(JSON.stringify({ documents, words: searchWords })));
}
const texts = ['id', 'title', 'page', 'label', 'asked', 'excerpt', 'text'] as const;
const words = v.array(v.string());
const FrozenSchema = v.object({
  documents: v.array(v.object({ ...v.entriesFromList(texts, v.string()), kind: KindSchema })),
  words: v.object({ ignored: words, alike: words }),
});
const text = brotliDecompressSync(readFileSync(frozen)).toString();
const kept = v.parse(v.pipe(v.string(), v.parseJson(), FrozenSchema), text);
const index = new MiniSearch<SearchDocument>(indexOptions);
index.addAll(kept.documents);
const meanings = meaningsOf(kept.words);
const find = (typed: string) => findIn(index, typed, meanings);

/** What people ask, by the page that must be first or second among the results. */
const answers: Readonly<Record<string, readonly string[]>> = {
  '/pricing': [
    'how much does it cost',
    'is it expensive',
    'how much',
    'what do you charge a small charity',
  ],
  '/about': ['who are you'],
  '/resources/faq#subsidies': ['subsidies', 'we cannot afford it'],
  '/resources/faq#volunteers-students-and-interns': ['do volunteers count'],
  '/resources/faq#part-time-and-relief-staff': ['part-time employees'],
  '/terms-conditions#8-refunds': ['refund'],
  '/contact': [
    'how do I contact you',
    'phone number',
    'book a free consultation',
    'telephone',
    'where is your office',
  ],
  '/#newsletter': ['newsletter'],
  '/careers': ['jobs', 'are you hiring?', 'job'],
  '/careers/bookkeeper': ['bookkeeper'],
  '/services/governance': ['board', 'bord', 'governence', 'CRA filing'],
  '/services/fundraising': ['fundrasing'],
  '/services/human-resources': ['human ressources'],
  '/services/financial-operations': ['bookkeping'],
  '/services/training-education': ['training for board members'],
  '/services/custom-solutions': ['custom software'],
  '/resources/faq#do-we-have-to-change-our-software': ['can you replace our software'],
  '/resources/faq#registered-charities-only': ['registered charity'],
  '/resources/faq#where-is-our-data-kept': ['where is our data kept'],
  '/resources/faq#how-long-does-it-take': ['how long does it take'],
  '/resources/faq#do-you-work-outside-toronto': ['do you work outside Toronto'],
  '/resources/blog/onca-bylaws-after-the-deadline': ['bylaws'],
  '/resources/blog/ai-policy-one-page': ['AI policy'],
  '/resources/impact-stories/food-network': ['food bank'],
  '/products/policy-toolkit': ['policy templates'],
  '/products/aimpact-suite': ['aimpact suite'],
  '/about/team/nadia-thorvaldson': ['who is the CEO'],
  '/privacy-policy#7-cookies-and-analytics': ['cookies'],
  '/sms-policy#6-how-to-stop': ['stop text messages'],
  '/accessibility': ['wheelchair', 'AODA'],
  '/resources/faq#french': ['French', 'français'],
  '/resources/faq#contract-and-notice': ['contract', 'cancel contract', 'notice'],
  '/resources/faq#minimum': ['minimum contract'],
  '/resources/faq#is-hst-included': ['HST', 'taxes'],
  '/about/team': ['who runs this'],
  '/resources/faq#references': ['references'],
  '/resources/faq#insurance': ['insurance', 'are you insured'],
  '/resources/faq#who-is-on-your-board': ['who is on the board'],
};
const questions = Object.entries(answers).flatMap(([answer, asked]) =>
  asked.map((typed) => [typed, answer] as const),
);

it.each(questions)('"%s" is answered first or second by %s', (typed, answer) => {
  const ids = find(typed).map(({ id }) => id);
  expect(ids.slice(0, 2)).toContain(answer);
});

it.each([
  ['risk register', '/resources/samples/risk-register', 'Sample'],
  ['year-end checklist', '/resources/blog/year-end-checklist-2026', 'Blog post'],
  ['food network', '/resources/impact-stories/food-network', 'Example story'],
  ['privacy policy', '/privacy-policy', 'Policy'],
  ['grant writer', '/careers/grant-writer', 'Position'],
])('"%s" finds %s, a %s', (typed, id, kind) => {
  expect(find(typed)).toContainEqual(expect.objectContaining({ id, kind }));
});

it('whoever looks for a job finds the open positions among the first results', () => {
  const first = find('jobs').slice(0, open.length + 2);
  expect(first.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['/careers', ...open.map(({ slug }) => `/careers/${slug}`)]),
  );
});

it('what is only planned is found by its own name alone', () => {
  const ids = (typed: string) => find(typed).map(({ id }) => id);
  expect(ids('videos')[0]).toBe('/resources/videos');
  expect(ids('podcast')[0]).toBe('/resources/podcasts');
  for (const typed of ['board', 'budget', 'minutes']) {
    expect(ids(typed)).not.toContain('/resources/videos');
    expect(ids(typed)).not.toContain('/resources/podcasts');
  }
});

it('what is nowhere is not found', () => {
  for (const typed of ['zzzz', '…', '   ', '?!']) expect(find(typed)).toEqual([]);
});

it('what is searched and quoted is what a page says, not the way to it', () => {
  const html = `<main><nav>Home</nav><h1>Budgets</h1><p>A <b>budget</b>, or two.</p>
    <table><tr><td>12,600<td>125,000</table><button>Copy Link</button>
    <div class="prose"><section class="chapter"><h2 id="a">Costs</h2><p>They rise.</p></section></div>`;
  expect(pageDocuments('/budgets', html)).toMatchObject([
    { id: '/budgets', text: 'Budgets A budget, or two. Costs They rise.' },
    { id: '/budgets#a', title: 'Costs', excerpt: 'They rise.' },
  ]);
});

it('one page leaves room for others', () => {
  const pages = Map.groupBy(find('data'), ({ id }) => id.replace(/#.*/, ''));
  for (const results of pages.values()) expect(results.length).toBeLessThan(4);
});
