import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { jobPage } from '../../app/content/careers.ts';
import { jobRow } from '../support/job-rows.ts';
import { BoardFeedSchema, JsonFeedSchema } from '../support/posting-formats.ts';
import { newSite, type Site } from './site.ts';

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

async function siteWith(...rows: readonly Record<string, unknown>[]): Promise<Site> {
  const site = newSite();
  await site.jobs(rows.map(jobRow));
  return site;
}
const read = async (site: Site, path: string) => {
  const response = await site.visit(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
/** What a reader sees of a page: no markup, no scripts. */
const words = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const structuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']): unknown => JSON.parse(json),
  );

describe('a posting’s page', () => {
  it('says everything that its row does, in plain words', async () => {
    const { text } = await read(await siteWith(complete), '/careers/grants-advisor');
    for (const words of [
      '$78,000 to $92,000 a year',
      'Full time',
      '37.5 hours a week',
      'Hybrid',
      'in 6 days',
      jobPage.hiring.vacancy.exists,
      jobPage.hiring.ai.used,
      complete.ai_statement,
      complete.accommodation,
      'Within 45 days of your interview',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('href="/careers/grants-advisor/closing.ics"');
    expect(structuredData(text)[0]).toMatchObject({
      '@type': 'JobPosting',
      baseSalary: { value: { minValue: 78_000, maxValue: 92_000, unitText: 'YEAR' } },
      jobLocation: { address: { addressLocality: 'Toronto', addressRegion: 'ON' } },
      validThrough: complete.closes_at,
    });
  });

  it('invents nothing for a row with the specification’s columns only', async () => {
    const { text } = await read(await siteWith({ slug: 'plain' }), '/careers/plain');
    for (const label of ['Pay', 'Employment type', 'Hours', 'Work arrangement', 'Closes']) {
      expect(text).not.toContain(`>${label}</dt>`);
    }
    expect(words(text)).not.toMatch(/vacancy|artificial intelligence|closing\.ics/);
    expect(text).toContain(jobPage.hiring.accommodation.text);
  });

  it('keeps the specified headings in their order', async () => {
    const { text } = await read(await siteWith(complete), '/careers/grants-advisor');
    const places = [
      'About the Role',
      'Who We&#x27;re Looking For',
      'What We Offer',
      'Job Details',
      'How to Apply',
      'Questions About This Role?',
    ].map((heading) => text.indexOf(heading));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the list', () => {
  const rows = [
    complete,
    {
      slug: 'remote',
      title: 'Remote One',
      work_arrangement: 'remote',
      country: 'CA',
      location: 'Remote',
    },
    {
      slug: 'vancouver',
      title: 'Vancouver One',
      city: 'Vancouver',
      region: 'BC',
      country: 'CA',
      work_arrangement: 'on_site',
    },
    { slug: 'plain', title: 'Plain One' },
  ];

  it('shows pay and arrangement and offers to narrow by them', async () => {
    const { text } = await read(await siteWith(...rows), '/careers');
    expect(words(text)).toMatch(
      /Grants Advisor.*Hybrid.*\$78,000 to \$92,000 a year.*Closes in 6 days/,
    );
    for (const name of ['location', 'arrangement', 'pay']) expect(text).toContain(`name="${name}"`);
  });

  it.each([
    ['arrangement=remote', ['Remote One']],
    ['pay=80000', ['Grants Advisor']],
    ['location=Vancouver%2C+British+Columbia', ['Vancouver One']],
    ['arrangement=hybrid&pay=60000', ['Grants Advisor']],
  ])('narrowed by an address with %s has %j, without JavaScript', async (query, titles) => {
    const { text } = await read(await siteWith(...rows), `/careers?${query}`);
    for (const { title } of rows) {
      expect(text.includes(`>${title}</a>`), title).toBe(titles.includes(title));
    }
  });
});

describe('a position whose closing time has passed', () => {
  it('is open nowhere, whatever the database still sends', async () => {
    const site = await siteWith({ ...complete, closes_at: inDays(-0.001) }, { slug: 'open' });
    const page = await read(site, '/careers/grants-advisor');
    expect(page.status).toBe(404);
    expect(page.text).toContain('This position is no longer available');
    expect(page.text).not.toContain('JobPosting');
    expect((await read(site, '/careers/grants-advisor/closing.ics')).status).toBe(404);
    for (const path of [
      '/careers',
      '/sitemap.xml',
      '/careers/feed.xml',
      '/careers/feed.json',
      '/careers/jobs.xml',
      '/search?q=grants+advisor',
    ]) {
      const { status, text } = await read(site, path);
      expect(status, path).toBe(200);
      expect(text, path).not.toContain('/careers/grants-advisor');
    }
  });

  it('leaves files that others may keep within a minute', async () => {
    const site = await siteWith(complete);
    for (const path of [
      '/sitemap.xml',
      '/careers/feed.xml',
      '/careers/feed.json',
      '/careers/jobs.xml',
    ]) {
      expect((await read(site, path)).headers.get('Cache-Control'), path).toBe(
        'public, max-age=60',
      );
    }
  });
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
      { salary: '$78,000 to $92,000 a year', jobtype: 'Full time', city: 'Toronto', state: 'ON' },
      { title: 'Bell  ]]> & <b>', salary: '', city: '' },
    ]);
    const json = await read(site, '/careers/feed.json');
    expect(v.parse(JsonFeedSchema, JSON.parse(json.text)).items[0]?._position.pay).toBe(
      '$78,000 to $92,000 a year',
    );
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
    for (const path of ['/careers/jobs.xml', '/careers/feed.json', '/careers/feed.xml']) {
      expect((await read(site, path)).status).toBe(503);
    }
  });
});

describe('the closing date for a calendar', () => {
  it('is a file to be kept, of that moment', async () => {
    const { status, headers, text } = await read(
      await siteWith(complete),
      '/careers/grants-advisor/closing.ics',
    );
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="grants-advisor.ics"');
    expect(text).toContain(`DTSTART:${complete.closes_at.replaceAll(/[-:]|\.\d+/g, '')}\r\n`);
  });

  it.each([
    ['without one', '/careers/plain/closing.ics'],
    ['that is not there', '/careers/nobody/closing.ics'],
  ])('of a position %s is a 404', async (_kind, path) => {
    expect((await read(await siteWith({ slug: 'plain' }), path)).status).toBe(404);
  });
});
