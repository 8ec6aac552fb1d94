import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { job as jobPage } from '#content';
import { parseJob } from '../../../app/careers/job.ts';
import { descriptionHtml, jobPosting } from '../../../app/careers/job-posting.ts';
import {
  closingOf,
  payOf,
  payText,
  placeName,
  postingFacts,
} from '../../../app/careers/posting-facts.ts';
import { clocksIn } from '../../../app/content/local-day.ts';
import { organization } from '../../../app/content/organization.ts';
import { composeBoardFeed, composeFeed } from '../../../app/routes/careers-feed.ts';
import { jsonFeed, rss } from '../../../app/server/feed.server.ts';
import { escapeMarkup, xmlText } from '../../../app/text/markup.ts';
import { jobRow, parsedJob, payloads } from '../../support/job-rows.ts';

const yearly = (salary_min: unknown, salary_max: unknown) => {
  return { salary_min, salary_max, salary_period: 'year' };
};

it.each([
  [{ city: 'Toronto', region: 'ON', country: 'CA' }, 'Toronto, Ontario'],
  [{ city: 'Boston', region: 'MA', country: 'US' }, 'Boston, MA'],
  [{ city: 'Whitehorse', region: null, country: 'CA' }, 'Whitehorse'],
  [{ city: null, location: 'Near Union Station' }, 'Near Union Station'],
])('the place of %j is "%s"', (row, place) => {
  expect(placeName(parsedJob(row))).toBe(place);
});

it.each([
  [yearly(78_000, 92_000), '$78,000 to $92,000 a year'],
  [{ ...yearly(34, 40.5), salary_period: 'hour' }, '$34.00 to $40.50 an hour'],
  [{ ...yearly(75, 75), salary_period: 'hour' }, '$75 an hour'],
  [{ ...yearly('5800', '6600'), salary_period: 'month' }, '$5,800 to $6,600 a month'],
  [{ ...yearly(90_000, null), salary_currency: 'USD' }, 'US$90,000 a year'],
  [yearly(null, 92_000), null],
])('the pay %j is said as %j', (row, text) => {
  const pay = payOf(parsedJob(row));
  expect(pay && payText(pay)).toBe(text);
});

/** The moment of a local time where the organization is. */
const at = (local: string) =>
  clocksIn(organization.timeZone)(local.slice(0, 10))(local.slice(11))?.toISOString() ?? '';
const end = at('2026-11-29T23:59');
it.each([
  [end, at('2026-11-23T12:00'), 'in 6 days, Sunday, November 29, 2026 at 11:59 p.m. '],
  [end, at('2026-11-29T00:01'), 'today, Sunday, November 29, 2026 at 11:59 p.m. '],
  [end, at('2026-11-28T23:59'), 'tomorrow, Sunday, November 29, 2026 at 11:59 p.m. '],
  [at('2026-07-01T12:00'), at('2026-06-29T08:00'), 'in 2 days, Wednesday, July 1, 2026 at 12:00 p'],
])('the closing date %s, seen at %s, is "%s"', (closes_at, now, text) => {
  const { distance, date } = closingOf(parsedJob({ closes_at }), Date.parse(now)) ?? {};
  expect(`${distance}, ${date?.replaceAll('\u202f', ' ')}`.slice(0, text.length)).toBe(text);
});

it('a posting says whether there is a vacancy and whether AI is used, and how', () => {
  const { vacancy, ai } = jobPage.hiring;
  const statements = (row: Record<string, unknown>) => postingFacts(parsedJob(row), 0).statements;
  expect(statements({ vacancy_exists: true, ai_used: false })).toEqual([vacancy.exists, ai.unused]);
  const sorts = { vacancy_exists: false, ai_used: true, ai_statement: 'It sorts by tools.' };
  expect(statements(sorts)).toEqual([vacancy.none, ai.used, 'It sorts by tools.']);
});

it('a row with the required columns alone says nothing that it does not have', () => {
  const facts = Object.values(postingFacts(parsedJob({}), 0));
  expect(facts.filter((fact) => fact !== null)).toEqual([[]]);
});

it.each([
  'https://apply.example.org/jobs/1?ref=a%20b#top',
  'mailto:jobs@cedarline.example,hr@example.org?subject=Application%20for%20a%20role',
])('who applies at %s is led there', (address) => {
  expect(parsedJob({ application_url: address }).application_url).toBe(address);
});

it.each([
  ...['', 'jobs@example.org', 'www.example.org', '//host.example/x', '/relative'],
  ...['javascript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'https:/host.example', 'https://a b', 'mailto:'],
])('nobody is led to %j', (address) => {
  expect(parsedJob({ application_url: address }).application_url).toBeNull();
});

const origin = 'https://site.example';
const posting = (row: object) => jobPosting(parsedJob({ ...row }), (path) => origin + path);
const parser = new XMLParser({ parseTagValue: false, trimValues: false });

it('search engines and job boards are told all that a row says', () => {
  const row = {
    ...{ city: 'Toronto', region: 'ON', country: 'CA', ...yearly(78_000, 92_000) },
    ...{ employment_type: 'part_time', benefits: ['Tea & time'], ai_statement: 'It sorts.' },
    ...{ posted_at: '2026-06-01T04:00:00.000Z', closes_at: '2026-06-30T03:59:59.000Z' },
  };
  const { name } = organization;
  const [url, slug] = [`${origin}/careers/program-coordinator`, 'program-coordinator'];
  const list = (heading: string, item: string) =>
    `<p>${escapeMarkup(heading)}</p><ul><li>${item}</li></ul>`;
  const description = [
    '<p>You keep our programs running.<br>You know who to call.</p>',
    list(jobPage.qualifications, 'Two years in a nonprofit'),
    list(jobPage.benefits, 'Tea &amp; time'),
    '<p>It sorts.</p>',
  ].join('');
  const places = { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' };
  const amounts = { minValue: 78_000, maxValue: 92_000, unitText: 'YEAR' };
  expect(posting(row)).toEqual({
    '@type': 'JobPosting',
    title: 'Program Coordinator',
    description,
    url,
    identifier: { '@type': 'PropertyValue', name, value: slug },
    hiringOrganization: { '@type': 'Organization', name, sameAs: `${origin}/` },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...places } },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CAD',
      value: { '@type': 'QuantitativeValue', ...amounts },
    },
    employmentType: 'PART_TIME',
    datePosted: row.posted_at,
    validThrough: row.closes_at,
    directApply: false,
  });
  const listed = {
    title: 'Program Coordinator',
    date: row.posted_at,
    referencenumber: slug,
    url,
    company: name,
    city: 'Toronto',
    state: 'ON',
    country: 'CA',
    description,
    salary: '$78,000 to $92,000 a year',
    jobtype: jobPage.words.employment.part_time,
    category: 'Programs',
  };
  const feed = composeBoardFeed([parsedJob(row)], origin);
  expect(parser.parse(feed)).toMatchObject({ source: { job: listed } });
});

const inCanada = { '@type': 'Country', name: 'Canada' };

// Google's job search asks work from home for the country that it is open to, and else for a place.
it.each([
  [{ work_arrangement: 'remote', country: 'CA' }, { applicantLocationRequirements: inCanada }],
  [{ work_arrangement: 'remote' }, { jobLocation: { address: 'Toronto, Ontario' } }],
  [{ city: 'Boston' }, { jobLocation: { address: { addressLocality: 'Boston' } } }],
])('the place of %j is told, and no town or telecommuting is guessed', (row, place) => {
  const told = posting(row);
  expect(told).toMatchObject(place);
  expect('jobLocation' in told).not.toBe('jobLocationType' in told);
});

const forbiddenInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
/** What an XML parser makes of a text's line breaks (XML 1.0, section 2.11). */
const parsedText = (text: string) => xmlText(text).replaceAll(/\r\n?/g, '\n');

const text = fc
  .oneof(
    fc.constantFrom(...payloads, '\u0000', '\u001b[31m', '\ufffe', '\ud800', ']]>', '&#0;'),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  .map((value) => `Post ${value}`);
const texts = fc.record({
  ...{ title: text, location: text, department: text, description: text, city: text },
  qualifications: fc.array(text, { maxLength: 3 }),
  accommodation: text,
});
/** They must not hide the position. */
const wrongDetails = fc.dictionary(
  fc.constantFrom('employment_type', 'salary_min', 'salary_period', 'closes_at', 'country'),
  fc.constantFrom<unknown>('soon', '', -1, 0, {}, [], true, 'NaN'),
);

it('whatever a row holds, the feeds are XML with its texts', () => {
  const property = fc.property(texts, wrongDetails, (words, wrong) => {
    const parsed = parseJob(jobRow({ ...words, ...wrong }));
    if ('flaw' in parsed) throw new Error(`hidden by its ${parsed.flaw}`);
    const { job } = parsed;
    expect(parseJob(job)).toEqual(parsed);
    const [boards, feed] = [composeBoardFeed([job], origin), composeFeed([job], origin)];
    for (const xml of [boards, rss(feed)]) {
      expect(xml).not.toMatch(forbiddenInXml);
      expect(XMLValidator.validate(xml)).toBe(true);
    }
    const [title, description] = [job.title, descriptionHtml(job)].map(parsedText);
    expect(parser.parse(boards)).toMatchObject({ source: { job: { title, description } } });
    const item = { title: expect.stringContaining(xmlText(job.title)) };
    expect(JSON.parse(jsonFeed(feed))).toMatchObject({ items: [item] });
  });
  fc.assert(property);
});
