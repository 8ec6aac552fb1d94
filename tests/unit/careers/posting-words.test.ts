import { describe, expect, it } from 'vitest';
import { closingOf, isOpen } from '../../../app/careers/closing.ts';
import { jobPosting } from '../../../app/careers/job-posting.ts';
import { payOf, payText } from '../../../app/careers/pay.ts';
import { postingFacts } from '../../../app/careers/posting-facts.ts';
import { jobPage } from '../../../app/content/careers.ts';
import { parsedJob } from '../../support/posting-rows.ts';

const pay = (
  salary_min: unknown,
  salary_max: unknown,
  salary_period: unknown,
  currency?: unknown,
) => {
  const found = payOf(
    parsedJob({ salary_min, salary_max, salary_period, salary_currency: currency }),
  );
  return found && payText(found);
};

describe('pay is said as people say it', () => {
  it.each([
    [[78_000, 92_000, 'year'], '$78,000 to $92,000 a year'],
    [[34, 40.5, 'hour'], '$34.00 to $40.50 an hour'],
    [[75, null, 'hour'], '$75 an hour'],
    [[75, 75, 'hour'], '$75 an hour'],
    [['5800', '6600', 'month'], '$5,800 to $6,600 a month'],
    [[90_000, null, 'year', 'USD'], 'US$90,000 a year'],
  ] as const)('%j is "%s"', ([from, to, period, currency], text) => {
    expect(pay(from, to, period, currency)).toBe(text);
  });

  it('and not at all when half of it is missing or it contradicts itself', () => {
    expect(pay(78_000, null, null)).toBeNull();
    expect(pay(null, 92_000, 'year')).toBeNull();
    expect(pay(92_000, 78_000, 'year')).toBeNull();
    expect(pay(-5, null, 'hour')).toBeNull();
  });
});

describe('the closing date', () => {
  const closing = (closes_at: string, now: string) => {
    const found = closingOf(parsedJob({ closes_at }), Date.parse(now));
    return found && `${found.distance}, ${found.date}`;
  };

  it.each([
    // 11:59 p.m. in Toronto is the next day in UTC.
    [
      '2026-11-30T04:59:00Z',
      '2026-11-23T17:00:00Z',
      'in 6 days, Sunday, November 29, 2026 at 11:59 p.m. EST',
    ],
    [
      '2026-11-30T04:59:00Z',
      '2026-11-29T05:01:00Z',
      'today, Sunday, November 29, 2026 at 11:59 p.m. EST',
    ],
    [
      '2026-11-30T04:59:00Z',
      '2026-11-29T04:59:00Z',
      'tomorrow, Sunday, November 29, 2026 at 11:59 p.m. EST',
    ],
    [
      '2026-07-01T16:00:00+00:00',
      '2026-06-29T12:00:00Z',
      'in 2 days, Wednesday, July 1, 2026 at 12:00 p.m. EDT',
    ],
    [
      '2026-11-02T04:59:00Z',
      '2026-10-31T12:00:00Z',
      'tomorrow, Sunday, November 1, 2026 at 11:59 p.m. EST',
    ],
  ])('%s, seen at %s, is "%s"', (moment, now, text) => {
    expect(closing(moment, now)?.replaceAll('\u202f', ' ')).toBe(text);
  });

  it('ends the position at that very moment', () => {
    const job = parsedJob({ closes_at: '2026-11-30T04:59:00Z' });
    const end = Date.parse('2026-11-30T04:59:00Z');
    expect([isOpen(job, end - 1), isOpen(job, end)]).toEqual([true, false]);
  });
});

describe('a row with the specification’s columns only', () => {
  const job = parsedJob({ location: 'Vancouver, British Columbia (Hybrid)' });

  it('says nothing that it does not have', () => {
    expect(postingFacts(job, Date.now())).toEqual({
      pay: null,
      employment: null,
      hours: null,
      arrangement: null,
      closing: null,
      statements: [],
      accommodation: null,
    });
  });

  it('has structured data without a guessed province, town or telecommuting', () => {
    const data = jobPosting(job, (path) => path);
    expect(data).toMatchObject({
      jobLocation: { '@type': 'Place', address: 'Vancouver, British Columbia (Hybrid)' },
    });
    expect(JSON.stringify(data)).not.toMatch(/TELECOMMUTE|Ontario|"ON"|baseSalary|validThrough/);
    expect(JSON.stringify(jobPosting(parsedJob({ location: 'Remote' }), String))).not.toContain(
      'TELECOMMUTE',
    );
  });
});

describe('structured data', () => {
  it('names the true place of work on site or hybrid', () => {
    const job = parsedJob({
      work_arrangement: 'hybrid',
      city: 'Vancouver',
      region: 'BC',
      country: 'CA',
    });
    expect(jobPosting(job, String)).toMatchObject({
      jobLocation: {
        address: { addressLocality: 'Vancouver', addressRegion: 'BC', addressCountry: 'CA' },
      },
    });
    expect(jobPosting(job, String)).not.toHaveProperty('jobLocationType');
  });

  it('calls remote what is fully remote, with the country that it is open to', () => {
    const job = parsedJob({ work_arrangement: 'remote', country: 'CA' });
    expect(jobPosting(job, String)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Canada' },
    });
  });
});

it('a posting says whether there is a vacancy and whether AI is used, and how', () => {
  const { vacancy, ai } = jobPage.hiring;
  const statements = (row: object) => postingFacts(parsedJob({ ...row }), 0).statements;
  expect(statements({ vacancy_exists: true, ai_used: false })).toEqual([vacancy.exists, ai.unused]);
  expect(
    statements({ vacancy_exists: false, ai_used: true, ai_statement: 'It sorts by tools.' }),
  ).toEqual([vacancy.none, ai.used, 'It sorts by tools.']);
  expect(statements({ ai_statement: 'Alone it says nothing.' })).toEqual([]);
});
