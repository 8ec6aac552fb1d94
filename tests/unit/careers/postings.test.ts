import { expect, it } from 'vitest';
import { applicationLink } from '../../../app/careers/application-link.ts';
import { jobPosting } from '../../../app/careers/job-posting.ts';
import {
  closingOf,
  isOpen,
  payOf,
  payText,
  placeName,
  postingFacts,
} from '../../../app/careers/posting-facts.ts';
import { jobPage } from '../../../app/content/careers.ts';
import { organization } from '../../../app/content/organization.ts';
import { applicationAddresses } from '../../support/application-addresses.ts';
import { parsedJob } from '../../support/posting-rows.ts';

const yearly = (salary_min: unknown, salary_max: unknown) => {
  return { salary_min, salary_max, salary_period: 'year' };
};

it.each([
  [
    { posted_at: '2026-05-02', closes_at: '2026-05-01' },
    { posted_at: null, closes_at: '2026-05-01' },
  ],
  [{ region: 'ON', country: null }, { region: null }],
  [{ ai_statement: 'It sorts.' }, { ai_statement: null }],
  [yearly(0, null), { salary_min: null, salary_period: null }],
  [{ salary_min: 50_000 }, { salary_min: null }],
  [yearly(90_000, 80_000), yearly(null, null)],
  [{ hours_per_week: 169 }, { hours_per_week: null }],
  [{ hours_per_week: 168 }, { hours_per_week: 168 }],
])('a row that says %j is shown with %j', (row, shown) => {
  const period = 'salary_min' in shown && shown.salary_min === null ? { salary_period: null } : {};
  expect(parsedJob(row)).toMatchObject({ ...shown, ...period });
});

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
function at(local: string): string {
  const guess = Date.parse(`${local}Z`);
  const { timeZone } = organization;
  const shown = Date.parse(`${new Date(guess).toLocaleString('sv', { timeZone })}Z`);
  return new Date(2 * guess - shown).toISOString();
}
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

it('the closing date ends a position at that very moment', () => {
  const open = [-1, 0].map((wait) => isOpen(parsedJob({ closes_at: end }), Date.parse(end) + wait));
  expect(open).toEqual([true, false]);
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

const vancouver = { city: 'Vancouver', region: 'BC', country: 'CA' };
it.each([
  // No province, town or telecommuting is guessed.
  [{ location: 'Remote, or Vancouver' }, { jobLocation: { address: 'Remote, or Vancouver' } }],
  [
    { work_arrangement: 'hybrid', ...vancouver },
    {
      jobLocation: {
        address: { addressLocality: 'Vancouver', addressRegion: 'BC', addressCountry: 'CA' },
      },
    },
  ],
  [
    { work_arrangement: 'remote', ...vancouver },
    { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'Canada' } },
  ],
])('structured data says of %j where the work is: %j', (row, place) => {
  const data = jobPosting(parsedJob(row), String);
  expect(data).toMatchObject(place);
  expect('jobLocation' in data).toBe('jobLocation' in place);
});

it.each(applicationAddresses)('who applies at %j is led there: %s', (address, kind) => {
  expect(applicationLink(` ${address}\n`)).toEqual(kind && { kind, href: address });
});
