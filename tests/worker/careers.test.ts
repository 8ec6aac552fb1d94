import { describe, expect, it } from 'vitest';
import { jobPage } from '../../app/content/careers.ts';
import { jobRow, sampleJobs } from '../support/job-rows.ts';
import { newSite } from './site.ts';

const empty =
  'We currently do not have any open positions, but we are always looking for talented people!';

describe('the list of jobs', () => {
  it('is whole in the document, open jobs only, in the owner’s order', async () => {
    const response = await newSite().visit('/careers');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(cardTitles(html)).toEqual(['Program Coordinator', 'Grant Writer', 'Bookkeeper']);
    expect(html).not.toContain('Office Manager');
    expect(html).not.toContain(empty);
  });

  it('may be empty, and says so in the specified words', async () => {
    const site = newSite();
    await site.jobs([]);
    const response = await site.visit('/careers');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(empty);
  });

  it('of a thousand jobs comes in pages, each of them of a sane size', async () => {
    const site = newSite();
    await site.jobs(
      Array.from({ length: 1_000 }, (_, index) =>
        jobRow({ slug: `job-${index}`, title: `Job ${index}`, order_index: index }),
      ),
    );
    const first = await (await site.visit('/careers')).text();
    const last = await (await site.visit('/careers?page=20')).text();
    expect(cardTitles(first)).toHaveLength(50);
    expect(cardTitles(last).at(-1)).toBe('Job 999');
    expect(first.replaceAll('<!-- -->', '')).toContain('Page 1 of 20');
  });

  it.each([
    ['a name of no place', '?location=Atlantis'],
    ['a page beyond the last', '?page=99'],
    ['no number', '?page=x&department='],
  ])('takes %s in the address as any', async (_name, query) => {
    expect(cardTitles(await (await newSite().visit(`/careers${query}`)).text())).toHaveLength(3);
  });
});

describe('a job', () => {
  it('is whole in the document, its line breaks kept', async () => {
    const html = await (await newSite().visit('/careers/program-coordinator')).text();
    expect(html).toContain('You keep our programs running.\nYou know who to call.');
    for (const text of ['About the Role', 'Who We&#x27;re Looking For', 'What We Offer']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="mailto:jobs@cedarline.example?subject=Application"');
    expect(html).toContain('Apply via Email');
    expect(html).not.toContain('Apply Now');
  });

  it('with a page to apply on opens it in a new tab', async () => {
    const html = await (await newSite().visit('/careers/grant-writer')).text();
    expect(html).toMatch(
      /<a href="https:\/\/apply\.example\.org\/grant-writer" target="_blank" rel="noopener"/,
    );
    expect(html).toContain('Apply Now');
  });

  it.each([
    ['that does not exist', '/careers/astronaut', 2],
    ['that is closed', '/careers/office-manager', 2],
    ['that cannot exist', '/careers/not--a-slug', 0],
    ['of 101 characters', `/careers/${'a'.repeat(101)}`, 0],
  ])('%s is a 404 that nobody keeps', async (_name, path, calls) => {
    const site = newSite();
    const response = await site.visit(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { title, subtitle, heading, openings, resume } = jobPage.notFound;
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    for (const words of [subtitle, heading])
      expect(html).toContain(words.replaceAll("'", '&#x27;'));
    for (const { label, href } of [openings, resume]) {
      expect(html).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${label}</a>`));
    }
    expect(html).not.toContain('JobPosting');
    // With what is open instead, where that may cost a call.
    expect(html.includes('href="/careers/grant-writer"')).toBe(calls > 0);
    expect(await site.requests()).toHaveLength(calls);
  });
});

describe.each([
  ['refuses', { kind: 'status', status: 500 }],
  ['cuts the connection', { kind: 'reset' }],
  ['never answers', { kind: 'hang' }],
  ['stops in the middle', { kind: 'hang-in-body' }],
  ['cuts its answer short', { kind: 'truncated' }],
  ['answers with a page', { kind: 'html' }],
  ['answers with nothing', { kind: 'empty' }],
  ['answers something else', { kind: 'wrong-types', body: { jobs: 'none' } }],
  ['never stops talking', { kind: 'huge', megabytes: 10 }],
  ['sends the site elsewhere', { kind: 'redirect', location: 'http://192.0.2.1/' }],
] as const)('with nothing cached and a backend that %s', (_name, fault) => {
  it('both pages say what is specified in under 3 s, and heal at once', async () => {
    const site = newSite();
    await site.fail(fault);
    const started = Date.now();
    const [list, one] = await Promise.all([
      site.visit('/careers'),
      site.visit('/careers/grant-writer'),
    ]);
    const [listed, shown] = await Promise.all([list.text(), one.text()]);
    expect(Date.now() - started).toBeLessThan(3_000);
    expect([list.status, one.status]).toEqual([200, 503]);
    expect(listed).toContain(empty);
    expect(shown).toContain(jobPage.notFound.unknown.heading);
    expect(shown).not.toContain(jobPage.notFound.heading);
    for (const { headers } of [list, one]) expect(headers.get('Cache-Control')).toBe('no-store');
    await site.fail();
    expect(cardTitles(await (await site.visit('/careers')).text())).toHaveLength(3);
    expect((await site.visit('/careers/grant-writer')).status).toBe(200);
  });
});

it('a backend that dies after a visit takes nothing from the next visitors', async () => {
  const site = newSite();
  const before = (await site.visit('/careers')).text();
  await site.fail({ kind: 'hang' });
  expect(await (await site.visit('/careers')).text()).toBe(await before);
});

it('rows that cannot be shown are left out, the others are there', async () => {
  const site = newSite();
  await site.jobs([...sampleJobs, jobRow({ slug: 'no-title', title: null }), { id: 7 }]);
  expect(cardTitles(await (await site.visit('/careers')).text())).toHaveLength(3);
});

function cardTitles(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a><\/h3>/g)].map(([, title = '']) => title);
}
