import * as v from 'valibot';
import { expect, it } from 'vitest';
import { careers, job as jobPage } from '#content';
import { estimate as words } from '../../app/content/estimate.ts';
import { estimatePrice } from '../../app/pricing/estimate.ts';
import { formatCents } from '../../app/text/numbers.ts';
import { RowSchema } from '../support/faults.ts';
import { hostileJob, jobRow } from '../support/job-rows.ts';
import { newSite } from './site.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const files = ['/sitemap.xml', '/careers/feed.xml', '/careers/feed.json', '/careers/jobs.xml'];

it('a job’s page says everything that its row does, in order', async () => {
  const site = newSite();
  const job = {
    slug: 'grants-advisor',
    salary_min: 78_000,
    salary_max: 92_000,
    salary_period: 'year',
    hours_per_week: 37.5,
    vacancy_exists: true,
    ai_used: true,
    ai_statement: 'A program sorts applications.',
    accommodation: 'Ask for the questions a day before.',
    closes_at: inDays(6),
  };
  await site.answer({ jobs: [jobRow(job)] });
  const { text, words } = await site.visit('/careers/grants-advisor');
  const { about, qualifications, benefits, hiring, details, apply, questions } = jobPage;
  const headings = [about, qualifications, benefits, details.heading, apply.heading];
  const main = words.slice(words.indexOf('<main'));
  const places = [...headings, questions.heading].map((heading) => main.indexOf(`>${heading}<`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const said of [
    'You keep our programs running.\nYou know who to call.',
    '$78,000 to $92,000 a year',
    '37.5',
    '/careers/grants-advisor/closing.ics',
    hiring.vacancy.exists,
    hiring.ai.used,
    job.ai_statement,
    job.accommodation,
    apply.byEmail.button,
    'href="mailto:jobs@cedarline.example?subject=Application"',
  ]) {
    expect(words).toContain(said);
  }
  // Days are counted by the calendar, on which clocks change.
  expect(words).toMatch(/in [567] days/);
  expect(text).toMatch(/application\/ld\+json">[^<]*"JobPosting"[^<]*"minValue":78000/);
});

it('a job with a form elsewhere opens it in a new tab', async () => {
  const { text } = await newSite().visit('/careers/grant-writer');
  expect(text).toMatch(/<a href="https:\/\/apply\.example\.org\/grant-writer" target="_blank"/);
  expect(text).toContain(jobPage.apply.online.button);
});

it.each([
  ['that is closed', '/careers/office-manager', 1],
  ['that cannot exist', '/careers/not--a-slug', 0],
])('a job %s is a 404 with ways to go on', async (_name, path, calls) => {
  const site = newSite();
  const { status, words } = await site.visit(path);
  expect(status).toBe(404);
  const { title, subtitle, heading, openings, resume } = jobPage.notFound;
  for (const said of [title, subtitle, heading]) expect(words).toContain(said);
  for (const { label, href } of [openings, resume]) {
    const links = words.split(`href="${href}"`).map((part) => part.split('</a>')[0]);
    expect(links).toContainEqual(expect.stringContaining(label));
  }
  expect(words).not.toContain('JobPosting');
  expect(words.includes('href="/careers/grant-writer"')).toBe(calls > 0);
  expect(await site.requests()).toHaveLength(calls);
});

it.each([
  ...['/wp-login.php', '/.env', '/.git/config', '/apple-touch-icon-precomposed.png', '/sw.js/'],
  ...['/wp-admin/setup.php?step=1', '/resources/blog/feed.rss', '/careers/ads.txt'],
])('%s, which no page has, is a few bytes and no call', async (path) => {
  const site = newSite();
  const { status, text } = await site.visit(path);
  expect([status, text, await site.requests()]).toEqual([404, 'Not found\n', []]);
});

it('a position whose closing time has passed is open nowhere, whatever the database still sends', async () => {
  const site = newSite();
  const jobs = [jobRow({ slug: 'closed', closes_at: inDays(-0.001) }), jobRow({ slug: 'open' })];
  await site.answer({ jobs });
  for (const path of ['/careers/closed', '/careers/closed/closing.ics']) {
    expect((await site.visit(path)).status).toBe(404);
  }
  for (const path of ['/careers', '/search?q=program', ...files]) {
    const { status, text } = await site.visit(path);
    expect([status, text.includes('/careers/closed')], path).toEqual([200, false]);
    expect(text, path).toContain('/careers/open');
  }
});

it('filters that leave nothing say so, and can be cleared', async () => {
  const site = newSite();
  const inFinance = { department: 'Finance', work_arrangement: 'on_site' };
  const others = ['a', 'b', 'c'].map((slug) => jobRow({ slug, work_arrangement: 'remote' }));
  await site.answer({ jobs: [jobRow(inFinance), ...others] });
  const { words } = await site.visit('/careers?department=Finance&arrangement=remote');
  const { none, clear } = careers.list.filter;
  expect(words).toContain(none);
  expect(words).toMatch(new RegExp(`href="/careers#openings"[^>]*>${clear}`));
});

it('the closing date is a calendar’s file, and none where there is no date', async () => {
  const site = newSite();
  await site.answer({ jobs: [jobRow({ slug: 'cook', closes_at: inDays(6) }), jobRow({})] });
  const { status, headers } = await site.visit('/careers/cook/closing.ics');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="cook.ics"');
  expect((await site.visit('/careers/program-coordinator/closing.ics')).status).toBe(404);
});

it.each([
  ['/careers', false],
  ['/careers/hostile', true],
])('%s holds no link, element or attribute of a hostile row', async (path, isPosting) => {
  const site = newSite();
  await site.answer({ jobs: [hostileJob] });
  const { status, text } = await site.visit(path);
  expect(status).toBe(200);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
  const types = [...text.matchAll(data)].map(([, json]) => v.parse(RowSchema, json)['@type']);
  expect(types.includes('JobPosting')).toBe(isPosting);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll(data, '');
  const links = [...main.matchAll(/ href="([^"]*)"/g)].map(([, to]) => to);
  expect(links.filter((to = '') => !/^(\/(?![/\\])|#|mailto:[^\s]+$)/.test(to))).toEqual([]);
  const tags = main.replaceAll(/"[^"]*"/g, '""');
  expect(tags).not.toMatch(/<(script|iframe|object|embed|base|meta|style|math|marquee)\b/);
  expect(tags).not.toMatch(/<[^>]+ on[a-z]+=/);
});

it.each([
  ['/careers', 1],
  ['/careers/grant-writer', 2],
])(
  'many ways of asking for %s cost %i calls and leave no trace in the next clean answer',
  async (path, calls) => {
    const site = newSite();
    const clean = async () => {
      const { headers, text } = await site.visit(path);
      // The request's id and nonce are new each time.
      const own = ['x-request-id', 'content-security-policy'];
      const page = text.replaceAll(/ nonce="[^"]*"/g, '');
      return [...headers].filter(([name]) => !own.includes(name)).concat([['', page]]);
    };
    const before = await clean();
    const names = ['X-Forwarded-Host', 'X-React-Router-SPA-Mode', 'Cookie', 'Accept-Language'];
    for (const name of names) {
      for (const query of ['', '?utm_source=evil.example']) {
        const headers = { [name]: 'evil.example' };
        const { status, text: whole } = await site.visit(path + query, { headers });
        const text = whole.replace(/ data-address="[^"]*"/, '');
        expect([status, text.includes('evil.')]).toEqual([200, false]);
      }
    }
    expect(await clean()).toEqual(before);
    expect(await site.requests()).toHaveLength(calls);
  },
);

const estimate = (query: Record<string, string>) =>
  newSite().visit(`/pricing/estimate?${new URLSearchParams(query)}`);

it('the estimate of an address is whole in the document, not listed, with the name without markup and the day', async () => {
  const organization = '  <b>Harbour</b>\n Street & Co ';
  const page = await estimate({ full_time: '8', part_time: '4', organization });
  const people = { full_time: 8, part_time: 4, relief: 0, volunteers: 0 };
  const price = estimatePrice(people, words.rates);
  if (price.outcome !== 'priced') throw new Error('expected a price');
  expect(page.words).toContain('<meta name="robots" content="noindex"/>');
  expect(page.words).toContain(formatCents(price.monthly));
  expect(page.words).toContain(formatCents(price.yearly));
  expect(page.words).toContain('>b Harbour b Street &amp; Co<');
  expect(page.words).toMatch(/<time dateTime="\d{4}-\d{2}-\d{2}">[A-Z][a-z]+ \d+, \d{4}<\/time>/);
});

const most = Math.max(...words.rates.tiers.map(({ max }) => max));

it.each([
  [{ full_time: '1', relief: `${most}` }, words.larger.heading.replace('{count}', `${most + 1}`)],
  [{}, words.nobody.heading],
])('a team without a price (%j) is told so', async (query, heading) => {
  expect((await estimate(query)).words).toContain(heading);
});
