import { expect, it } from 'vitest';
import { careers, jobPage } from '../../app/content/careers.ts';
import { jobRow } from '../support/job-rows.ts';
import { newSite } from './site.ts';

/*
 * The wiring of the jobs' pages, on the database. The rules for rows, faults and calls are in tests/unit/careers.
 */

const empty = careers.list.empty.split('!')[0] ?? '';
const inHtml = (words: string) => words.replaceAll("'", '&#x27;');

it('the list is whole in the document: open jobs only, in the owner’s order', async () => {
  const response = await newSite().visit('/careers');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(cardTitles(html)).toEqual(['Program Coordinator', 'Grant Writer', 'Bookkeeper']);
  expect(html).not.toContain('Office Manager');
  expect(html).not.toContain(empty);
});

it('a list of a thousand jobs comes in pages; rows that cannot be shown are left out', async () => {
  const site = newSite();
  const rows = Array.from({ length: 1_000 }, (_, index) =>
    jobRow({ slug: `job-${index}`, title: `Job ${index}`, order_index: index }),
  );
  await site.jobs([...rows, jobRow({ slug: 'no-title', title: null }), { id: 7 }]);
  expect(cardTitles(await (await site.visit('/careers')).text())).toHaveLength(50);
  const last = await (await site.visit('/careers?page=20')).text();
  expect(cardTitles(last).at(-1)).toBe('Job 999');
});

it.each(['?location=Atlantis', '?page=99', '?page=x&department='])(
  'an address with %s is taken as any',
  async (query) => {
    expect(cardTitles(await (await newSite().visit(`/careers${query}`)).text())).toHaveLength(3);
  },
);

it('a job is whole in the document, its line breaks kept, with its way to apply', async () => {
  const site = newSite();
  const html = await (await site.visit('/careers/program-coordinator')).text();
  expect(html).toContain('You keep our programs running.\nYou know who to call.');
  const { about, qualifications, benefits, details, apply, questions } = jobPage;
  const headings = [about, qualifications, benefits, details.heading, apply.heading];
  const places = [...headings, questions.heading].map((heading) => html.indexOf(inHtml(heading)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).toContain('href="mailto:jobs@cedarline.example?subject=Application"');
  expect(html).toContain(apply.byEmail.button);
  const online = await (await site.visit('/careers/grant-writer')).text();
  expect(online).toMatch(/<a href="https:\/\/apply\.example\.org\/grant-writer" target="_blank"/);
  expect(online).toContain(apply.online.button);
});

it.each([
  ['that is closed', '/careers/office-manager', 2],
  ['that cannot exist', '/careers/not--a-slug', 0],
])('a job %s is a 404 that is not stored', async (_name, path, calls) => {
  const site = newSite();
  const response = await site.visit(path);
  const html = await response.text();
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  const { title, subtitle, heading, openings, resume } = jobPage.notFound;
  for (const words of [title, subtitle, heading]) expect(html).toContain(inHtml(words));
  for (const { label, href } of [openings, resume]) {
    expect(html).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${label}</a>`));
  }
  expect(html).not.toContain('JobPosting');
  // With what is open instead, where that may cost a call.
  expect(html.includes('href="/careers/grant-writer"')).toBe(calls > 0);
  expect(await site.requests()).toHaveLength(calls);
});

it.each([
  { kind: 'status', status: 500 },
  { kind: 'hang' },
  { kind: 'huge', megabytes: 10 },
] as const)(
  'with nothing cached and $kind both pages say so in under 3 s, and heal at once',
  async (fault) => {
    const site = newSite();
    await site.fail(fault);
    const started = Date.now();
    const pages = ['/careers', '/careers/grant-writer'].map((path) => site.visit(path));
    const [list, one] = await Promise.all(pages);
    const [listed, shown] = [await list?.text(), await one?.text()];
    expect(Date.now() - started).toBeLessThan(3_000);
    expect([list?.status, one?.status]).toEqual([200, 503]);
    expect(listed).toContain(empty);
    expect(shown).toContain(jobPage.notFound.unknown.heading);
    await site.fail();
    expect(cardTitles(await (await site.visit('/careers')).text())).toHaveLength(3);
    expect((await site.visit('/careers/grant-writer')).status).toBe(200);
  },
);

function cardTitles(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a><\/h3>/g)].map(([, title = '']) => title);
}
