import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { searchWords } from '../../app/content/search-words.ts';
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
const DocumentSchema = v.object({
  ...v.entriesFromList(['id', 'title', 'page', 'label', 'asked', 'excerpt', 'text'], v.string()),
  kind: KindSchema,
});
const words = v.array(v.string());
const FrozenSchema = v.object({
  documents: v.array(DocumentSchema),
  words: v.object({ ignored: words, alike: words }),
});
const text = brotliDecompressSync(readFileSync(frozen)).toString();
const kept = v.parse(v.pipe(v.string(), v.parseJson(), FrozenSchema), text);
const index = new MiniSearch<SearchDocument>(indexOptions);
index.addAll(kept.documents);
const meanings = meaningsOf(kept.words);
const find = (typed: string) => findIn(index, typed, meanings);

/** What people ask, and the result that must be first or second. */
const questions: readonly (readonly [typed: string, answer: string])[] = [
  ['how much does it cost', '/pricing'],
  ['is it expensive', '/pricing'],
  ['subsidies', '/resources/faq#subsidies'],
  ['we cannot afford it', '/resources/faq#subsidies'],
  ['do volunteers count', '/resources/faq#volunteers-students-and-interns'],
  ['part-time employees', '/resources/faq#part-time-and-relief-staff'],
  ['refund', '/terms-conditions#8-refunds'],
  ['how do I contact you', '/contact'],
  ['phone number', '/contact'],
  ['book a free consultation', '/contact'],
  ['newsletter', '/#newsletter'],
  ['jobs', '/careers'],
  ['are you hiring?', '/careers'],
  ['bookkeeper', '/careers/bookkeeper'],
  ['board', '/services/governance'],
  ['bord', '/services/governance'],
  ['governence', '/services/governance'],
  ['fundrasing', '/services/fundraising'],
  ['human ressources', '/services/human-resources'],
  ['bookkeping', '/services/financial-operations'],
  ['training for board members', '/services/training-education'],
  ['custom software', '/services/custom-solutions'],
  ['can you replace our software', '/resources/faq#do-we-have-to-change-our-software'],
  ['registered charity', '/resources/faq#registered-charities-only'],
  ['where is our data kept', '/resources/faq#where-is-our-data-kept'],
  ['how long does it take', '/resources/faq#how-long-does-it-take'],
  ['do you work outside Toronto', '/resources/faq#do-you-work-outside-toronto'],
  ['bylaws', '/resources/blog/onca-bylaws-after-the-deadline'],
  ['AI policy', '/resources/blog/ai-policy-one-page'],
  ['food bank', '/resources/impact-stories/food-network'],
  ['policy templates', '/products/policy-toolkit'],
  ['aimpact suite', '/products/aimpact-suite'],
  ['who is the CEO', '/about/team/nadia-thorvaldson'],
  ['cookies', '/privacy-policy#7-cookies-and-analytics'],
  ['stop text messages', '/sms-policy#6-how-to-stop'],
  ['wheelchair', '/accessibility'],
  ['AODA', '/accessibility'],
  ['job', '/careers'],
  ['French', '/resources/faq#french'],
  ['français', '/resources/faq#french'],
  ['contract', '/resources/faq#contract-and-notice'],
  ['cancel contract', '/resources/faq#contract-and-notice'],
  ['minimum contract', '/resources/faq#minimum'],
  ['HST', '/resources/faq#is-hst-included'],
  ['taxes', '/resources/faq#is-hst-included'],
  ['notice', '/resources/faq#contract-and-notice'],
  ['CRA filing', '/services/governance'],
  ['who runs this', '/about/team'],
  ['how much', '/pricing'],
  ['telephone', '/contact'],
  ['references', '/resources/faq#references'],
  ['insurance', '/resources/faq#insurance'],
  ['are you insured', '/resources/faq#insurance'],
  ['who is on the board', '/resources/faq#who-is-on-your-board'],
];

it.each(questions)('"%s" is answered first or second by %s', (typed, answer) => {
  const ids = find(typed).map(({ id }) => id);
  expect(ids.slice(0, 2)).toContain(answer);
});

it.each([
  ['risk register', '/resources/samples/risk-register', 'Sample'],
  ['year-end checklist', '/resources/blog/year-end-checklist-2026', 'Blog post'],
  ['food network', '/resources/impact-stories/food-network', 'Story'],
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

it('excerpts are of what a page says, not of the way to it', () => {
  for (const [typed] of questions) {
    for (const { id, excerpt } of find(typed)) {
      expect(excerpt.length, id).toBeGreaterThan(20);
      expect(excerpt, id).not.toMatch(/^Home\b|On this page|\bCopy Link\b/);
      expect(excerpt, id).not.toMatch(/\s[,.;:]/);
      // A row of figures is a table's.
      expect(excerpt, id).not.toMatch(/(\d[\d,]* ){3}/);
    }
  }
});

it('one page leaves room for others', () => {
  const pages = Map.groupBy(find('data'), ({ id }) => id.replace(/#.*/, ''));
  for (const results of pages.values()) expect(results.length).toBeLessThan(4);
});
