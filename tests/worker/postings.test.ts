import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { jobPage } from '../../app/content/careers.ts';
import { jobRow } from '../support/job-rows.ts';
import { BoardFeedSchema, JsonFeedSchema } from '../support/posting-formats.ts';
import { newSite, type Site } from './site.ts';

/*
 * What a position says, on its page, in the list and in the files made of it. The words themselves are in
 * tests/unit/careers/postings.test.ts.
 */

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const complete = {
  slug: 'grants-advisor',
  title: 'Grants Advisor',
  employment_type: 'full_time',
  hours_per_week: 37.5,
  salary_min: 78_000,
  salary_max: 92_000,
  salary_period: 'year',
  work_arrangement: 'hybrid',
  city: 'Toronto',
  region: 'ON',
  country: 'CA',
  posted_at: inDays(-3),
  closes_at: inDays(6),
  vacancy_exists: true,
  ai_used: true,
  ai_statement: 'A program sorts applications by tools.',
  accommodation: 'Ask for the questions a day before.',
};
const pay = '$78,000 to $92,000 a year';
const files = ['/sitemap.xml', '/careers/feed.xml', '/careers/feed.json', '/careers/jobs.xml'];

async function siteWith(...rows: readonly Record<string, unknown>[]): Promise<Site> {
  const site = newSite();
  await site.jobs(rows.map(jobRow));
  return site;
}
const read = async (site: Site, path: string) => {
  const response = await site.visit(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a posting’s page', () => {
  it('says everything that its row does', async () => {
    const { text } = await read(await siteWith(complete), '/careers/grants-advisor');
    const { vacancy, ai } = jobPage.hiring;
    for (const words of [
      ...[pay, '37.5', 'in 6 days', vacancy.exists, ai.used],
      ...[complete.ai_statement, complete.accommodation, '/careers/grants-advisor/closing.ics'],
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/application\/ld\+json">[^<]*"JobPosting"[^<]*"minValue":78000/);
  });

  it('invents nothing for a row with the required columns only', async () => {
    const { text } = await read(await siteWith({ slug: 'plain' }), '/careers/plain');
    const { pay: label, employment, hours, arrangement, closes } = jobPage.details;
    for (const name of [label, employment, hours, arrangement, closes]) {
      expect(text).not.toContain(`>${name}</dt>`);
    }
    const shown = text.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(shown).not.toMatch(/vacancy|artificial intelligence|closing\.ics/);
  });
});

it.each([
  ['arrangement=remote', ['Remote One']],
  ['pay=80000', ['Grants Advisor']],
  ['location=Vancouver%2C+British+Columbia', ['Vancouver One']],
])('the list at an address with %s has %j, without JavaScript', async (query, titles) => {
  const rows = [
    complete,
    { slug: 'remote', title: 'Remote One', work_arrangement: 'remote', country: 'CA' },
    { slug: 'vancouver', title: 'Vancouver One', city: 'Vancouver', region: 'BC', country: 'CA' },
    { slug: 'plain', title: 'Plain One' },
  ];
  const { text } = await read(await siteWith(...rows), `/careers?${query}`);
  for (const { title } of rows) {
    expect(text.includes(`>${title}</a>`), title).toBe(titles.includes(title));
  }
});

it('a position whose closing time has passed is open nowhere, whatever the database still sends', async () => {
  const site = await siteWith({ ...complete, closes_at: inDays(-0.001) }, { slug: 'open' });
  for (const path of ['/careers/grants-advisor', '/careers/grants-advisor/closing.ics']) {
    expect((await read(site, path)).status).toBe(404);
  }
  for (const path of ['/careers', '/search?q=grants+advisor', ...files]) {
    const { status, text } = await read(site, path);
    expect(status, path).toBe(200);
    expect(text, path).not.toContain('/careers/grants-advisor');
  }
});

describe('the feeds', () => {
  it('are of their formats, on hostile rows too', async () => {
    const site = await siteWith(complete, {
      slug: 'hostile',
      title: 'Bell \u0007 ]]> & <b>',
      description: 'A \u0000\u001b description',
      location: '\u000b Toronto',
    });
    const boards = await read(site, '/careers/jobs.xml');
    expect(boards.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'job' });
    const { source } = v.parse(BoardFeedSchema, parser.parse(boards.text, true));
    expect(source.job).toMatchObject([
      { salary: pay, city: 'Toronto', state: 'ON' },
      { title: 'Bell  ]]> & <b>', salary: '', city: '' },
    ]);
    const json = v.parse(JsonFeedSchema, await (await site.visit('/careers/feed.json')).json());
    expect(json.items[0]?._position.pay).toBe(pay);
    const rss = await read(site, '/careers/feed.xml');
    expect(parser.parse(rss.text, true)).toHaveProperty('rss');
    for (const { text } of [boards, rss]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
      expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    }
  });

  it('say that they cannot be read rather than that nothing is open', async () => {
    const site = newSite();
    await site.fail({ kind: 'status', status: 503 });
    for (const path of files.slice(1)) expect((await read(site, path)).status).toBe(503);
  });
});

it('the closing date is a calendar’s file of that moment, and none where there is no date', async () => {
  const site = await siteWith(complete, { slug: 'plain' });
  const { status, headers, text } = await read(site, '/careers/grants-advisor/closing.ics');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="grants-advisor.ics"');
  expect(text).toContain(`DTSTART:${complete.closes_at.replaceAll(/[-:]|\.\d+/g, '')}\r\n`);
  expect((await read(site, '/careers/plain/closing.ics')).status).toBe(404);
});
