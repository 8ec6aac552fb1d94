import fc from 'fast-check';
import { type Job, parseJob } from '../../app/careers/job.ts';
import { employmentTypes, salaryPeriods, workArrangements } from '../../app/content/job-options.ts';
import { jobRow, payloads, type Row } from './job-rows.ts';

export function parsedJob(row: Row): Job {
  const parsed = parseJob(jobRow(row));
  if ('flaw' in parsed) throw new Error(parsed.flaw);
  return parsed.job;
}

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
export const postingRow: fc.Arbitrary<Row> = fc
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
