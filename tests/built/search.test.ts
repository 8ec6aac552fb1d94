import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Job } from '../../app/careers/job.ts';
import { searchFile } from '../../app/search/documents.ts';
import { searchSite } from '../../app/search/search.ts';
import { pageDocuments } from '../../scripts/build/page-documents.ts';
import { parsedJob } from '../support/job-rows.ts';

const built = readFileSync(`build/client${searchFile}`, 'utf8');
const job = (slug: string, title: string): Job => parsedJob({ slug, title });
const jobs = [job('grant-writer', 'Grant Writer'), job('resume-editor', 'Year‑end Résumé Editor')];

const ask = (typed: string, list = jobs, fetch = async () => new Response(built)) =>
  searchSite(typed, list, { env: { ASSETS: { fetch } }, log: () => {} });

async function addresses(typed: string, list = jobs): Promise<string[]> {
  const { results } = await ask(typed, list);
  return results.map(({ id }) => id);
}

it('finds jobs, says that it is not complete, and is whole as soon as the file can be read', async () => {
  const faults = [
    () => Promise.reject(new Error('no assets')),
    async () => new Response('', { status: 500 }),
    async () => new Response('{"documents":'),
  ];
  for (const fault of faults) {
    const { complete, results } = await ask('grant', jobs, fault);
    expect([complete, results.map(({ id }) => id)]).toEqual([false, ['/careers/grant-writer']]);
  }
  expect(await ask('grant')).toMatchObject({ complete: true });
});

it.each([
  ['how much does it cost', '/pricing'],
  ['who are you', '/about'],
  ['phone number', '/contact'],
  ['book a free consultation', '/contact'],
  ['newsletter', '/#newsletter'],
  ['are you hiring?', '/careers'],
  ['governence', '/services/governance'],
  ['bord', '/services/governance'],
  ['fundrasing', '/services/fundraising'],
  ['human ressources', '/services/human-resources'],
  ['training for board members', '/services/training-education'],
  ['custom software', '/services/custom-solutions'],
  ['policy templates', '/products/policy-toolkit'],
  ['stop text messages', '/sms-policy'],
  ['wheelchair', '/accessibility'],
])('"%s" is answered first or second by %s', async (typed, answer) => {
  const found = (await addresses(typed)).slice(0, 2);
  expect(found.map((id) => id.replace(/(?<=.)#.*/, ''))).toContain(answer.replace(/(?<=.)#.*/, ''));
});

it.each([
  ['résumé', 're\u00adsume\u0301', 'RESUME'],
  ['year-end', ' year\u00a0 end '],
])('finds the same for %j and every other spelling', async (...spellings) => {
  const [first, ...others] = await Promise.all(spellings.map((typed) => addresses(typed)));
  expect(first).toContain('/careers/resume-editor');
  for (const other of others) expect(other).toEqual(first);
});

it('finds the jobs that are open now', async () => {
  expect(await addresses('grant writer')).toContain('/careers/grant-writer');
  expect(await addresses('grant writer', [])).not.toContain('/careers/grant-writer');
});

it('marks what was searched for, also other forms of the word', async () => {
  const { results } = await ask('program run');
  const found = results.find(({ id }) => id === '/careers/grant-writer');
  expect(found?.excerpt.slice(0, 4)).toEqual(['You keep our ', 'programs', ' ', 'running']);
});

it.each(['zzzz', '…', '   ', '?!'])('finds nothing for %j', async (typed) => {
  expect(await addresses(typed)).toEqual([]);
});

it('one page leaves room for others', async () => {
  const pages = Map.groupBy(await addresses('data'), (id) => id.replace(/#.*/, ''));
  for (const results of pages.values()) expect(results.length).toBeLessThan(4);
});

it('searches and quotes what a page says, and not the way to it', () => {
  const html = `<main><nav>Home</nav><h1>Budgets</h1><p>A <b>budget</b>, or two.</p>
    <table><tr><td>12,600<td>125,000</table><button>Copy Link</button>
    <div class="prose"><section class="chapter"><h2 id="a">Costs</h2><p>They rise.</p></section></div>`;
  const [page, section] = pageDocuments('/budgets', html);
  expect(page).toMatchObject({ id: '/budgets', title: 'Budgets' });
  expect(page?.words).toContain(' budgets a budget or two costs they rise ');
  expect(section).toMatchObject({ id: '/budgets#a', title: 'Costs', excerpt: 'They rise.' });
});
