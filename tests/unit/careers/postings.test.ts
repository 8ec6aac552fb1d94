import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { job as jobPage } from '#content';
import { parseJob } from '../../../app/careers/job.ts';
import { descriptionHtml, jobPosting } from '../../../app/careers/job-posting.ts';
import { openPositions } from '../../../app/careers/list/filter-jobs.ts';
import {
  closingOf,
  payOf,
  payText,
  placeName,
  postingFacts,
  remoteCountry,
} from '../../../app/careers/posting-facts.ts';
import {
  employmentTypes,
  salaryPeriods,
  workArrangements,
} from '../../../app/content/job-options.ts';
import { clocksIn } from '../../../app/content/local-day.ts';
import { organization } from '../../../app/content/organization.ts';
import { composeBoardFeed, composeFeed } from '../../../app/routes/careers-feed.ts';
import { jsonFeed, rss } from '../../../app/server/feed.server.ts';
import { escapeMarkup, xmlText } from '../../../app/text/markup.ts';
import { jobRow, parsedJob, payloads, type Row } from '../../support/job-rows.ts';

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
const now = Date.parse('2026-06-15T12:00:00Z');
const parser = new XMLParser({ parseTagValue: false, trimValues: false });
const forbiddenInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
/** What an XML parser makes of a text's line breaks (XML 1.0, section 2.11). */
const parsedText = (text: string) => xmlText(text).replaceAll(/\r\n?/g, '\n');

const hostile = fc.oneof(
  fc.constantFrom(...payloads, '\u0000', '\u001b[31m', '\ufffe', '\ud800', ']]>', '&#0;'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const text = hostile.map((value) => `Post ${value}`);
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.oneof(fc.constant(null), values);
const moment = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const amount = fc.integer({ min: 1, max: 40_000_000 }).map((cents) => cents / 100);
/** Wrong values, which must not hide the position. */
const flawed = fc.constantFrom<unknown>('soon', '', -1, 0, {}, [], true, 'NaN', 'Ontario');
const detail = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: maybe(values) }, { weight: 1, arbitrary: flawed });

const details = fc.record({
  employment_type: detail(fc.constantFrom(...employmentTypes)),
  hours_per_week: detail(fc.integer({ min: 1, max: 120 }).map((halves) => halves / 2)),
  salary_min: detail(amount),
  salary_max: detail(amount),
  salary_period: detail(fc.constantFrom(...salaryPeriods)),
  salary_currency: detail(fc.constantFrom('CAD', 'USD', 'EUR')),
  work_arrangement: detail(fc.constantFrom(...workArrangements)),
  city: detail(text),
  region: detail(fc.constantFrom('ON', 'BC', 'QC', 'MA')),
  country: detail(fc.constantFrom('CA', 'US')),
  posted_at: detail(moment),
  closes_at: detail(moment),
  vacancy_exists: detail(fc.boolean()),
  ai_used: detail(fc.boolean()),
  ai_statement: detail(text),
  accommodation: detail(text),
});

/** Rows with and without details, with wrong values and hostile texts. */
const postingRow: fc.Arbitrary<Row> = fc
  .record({
    title: text,
    location: text,
    department: maybe(text),
    description: text,
    qualifications: fc.array(text, { maxLength: 3 }),
    benefits: fc.array(text, { maxLength: 3 }),
    created_at: maybe(moment),
    details: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 6, arbitrary: details }),
  })
  .map(({ details: columns, ...row }) => jobRow({ ...row, ...columns }));

it('page, structured data and feeds say the same of every row', () => {
  const property = fc.property(postingRow, (row) => {
    const parsed = parseJob(row);
    if ('flaw' in parsed) throw new Error(`hidden by its ${parsed.flaw}`);
    const { job } = parsed;
    expect(parseJob(job)).toEqual(parsed);
    const facts = postingFacts(job, now);
    const [card] = openPositions([job], now).cards;
    expect(card).toMatchObject({
      pay: facts.pay,
      arrangement: facts.arrangement,
      closes: facts.closing?.day ?? null,
    });

    const address = `${origin}/careers/${job.slug}`;
    const description = descriptionHtml(job);
    expect(description.includes(escapeMarkup(jobPage.benefits))).toBe(job.benefits.length > 0);
    const country = remoteCountry(job);
    const pay = payOf(job);
    const { from, to, currency } = pay ?? {};
    const value = to ? { minValue: from, maxValue: to } : { value: from };
    const posting = jobPosting(job, (path) => origin + path);
    // No town or telecommuting is guessed.
    const postal = { '@type': 'PostalAddress', ...(job.city && { addressLocality: job.city }) };
    const place = job.city === null && job.country === null ? job.location : postal;
    const anywhere = {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: country },
    };
    expect(posting).toMatchObject({
      title: job.title,
      description,
      url: address,
      identifier: { name: organization.name, value: job.slug },
      directApply: false,
      hiringOrganization: { name: organization.name, sameAs: `${origin}/` },
      ...(pay && { baseSalary: { currency, value } }),
      // Google's job search asks work from home for the country that it is open to, and else for a place.
      ...(country === null ? { jobLocation: { address: place } } : anywhere),
    });
    expect('jobLocation' in posting).not.toBe('jobLocationType' in posting);
    expect(posting.validThrough).toBe(job.closes_at ?? undefined);
    expect(posting.datePosted).toBe(job.posted_at ?? job.created_at ?? undefined);
    expect(posting.baseSalary === undefined).toBe(facts.pay === null);
    expect(posting.employmentType === undefined).toBe(facts.employment === null);
    for (const statement of facts.statements.filter((text) => !text.includes('\n'))) {
      expect(description).toContain(escapeMarkup(statement));
    }

    const xml = composeBoardFeed([job], origin);
    expect(xml).not.toMatch(forbiddenInXml);
    expect(XMLValidator.validate(xml)).toBe(true);
    const listed = {
      title: parsedText(job.title),
      referencenumber: job.slug,
      url: address,
      company: organization.name,
      date: expect.stringMatching(posting.datePosted ? /^\d{4}-\d\d-\d\dT/ : /^$/),
      salary: facts.pay ?? '',
      jobtype: facts.employment ?? '',
      city: parsedText(job.city ?? ''),
      state: job.region ?? '',
      country: job.country ?? '',
      category: parsedText(job.department ?? ''),
      description: parsedText(description),
    };
    expect(parser.parse(xml)).toMatchObject({ source: { job: listed } });

    const feed = composeFeed([job], origin);
    expect(rss(feed)).not.toMatch(forbiddenInXml);
    expect(XMLValidator.validate(rss(feed))).toBe(true);
    const item = { url: address, title: expect.stringContaining(xmlText(job.title)) };
    expect(JSON.parse(jsonFeed(feed))).toMatchObject({ items: [item] });
  });
  fc.assert(property);
});
