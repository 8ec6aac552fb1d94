import * as v from 'valibot';
import { employmentTypes, salaryPeriods, workArrangements } from '../../app/careers/job-details.ts';
import { organization } from '../../app/content/organization.ts';

const noDay = 'write a day as YYYY-MM-DD, or nothing';

const needed = (what: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`write ${what}`));
const left = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text || null),
);
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.picklist(words),
    ],
    `write one of ${words.join(', ')}, or nothing`,
  );
const amount = v.pipe(
  left,
  v.transform((text) => (text === null ? null : Number(text.replaceAll(/[$, ]/g, '')))),
  v.check((number) => number === null || number > 0, 'write a number, or nothing'),
);
const yesNo = v.pipe(
  oneOf(['yes', 'no']),
  v.transform((word) => (word === null ? null : word === 'yes')),
);
/** A day, as its moment at `time` where we are; PostgreSQL knows the zone's summers. */
const day = (time: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || v.is(v.pipe(v.string(), v.isoDate()), text), noDay),
    v.transform((text) => (text ? `${text} ${time} ${organization.timeZone}` : null)),
  );
const currency = v.pipe(
  left,
  v.check(
    (text) => text === null || /^[A-Z]{3}$/.test(text),
    'write three capital letters such as USD, or nothing',
  ),
);
const sentences = v.pipe(
  left,
  v.check((text) => (text ?? '').length <= 1000, 'write at most 1,000 characters'),
);
const lines = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
);

/** What a person types for a job, as the row's columns (supabase/migrations); an empty answer leaves a column empty. */
export const JobAnswersSchema = v.object({
  title: needed('the title'),
  slug: v.pipe(
    needed('the address'),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, figures and single hyphens'),
  ),
  location: needed('the location'),
  department: left,
  description: needed('the description'),
  qualifications: lines,
  benefits: lines,
  application_url: v.pipe(
    needed('where to apply'),
    v.regex(/^(https?:\/\/|mailto:)\S+$/, 'write an https:// or mailto: address'),
  ),
  employment_type: oneOf(employmentTypes),
  work_arrangement: oneOf(workArrangements),
  city: left,
  region: left,
  country: left,
  hours_per_week: amount,
  salary_min: amount,
  salary_max: amount,
  salary_period: oneOf(salaryPeriods),
  salary_currency: currency,
  posted_at: day('00:00:00'),
  closes_at: day('23:59:59'),
  vacancy_exists: yesNo,
  ai_used: yesNo,
  ai_statement: sentences,
  accommodation: sentences,
  order_index: v.pipe(
    v.string(),
    v.transform((text) => Number(text || 0)),
    v.integer('write a whole number, or nothing'),
  ),
});

/** A column that is asked for. */
export type JobField = keyof typeof JobAnswersSchema.entries;

/** What the person is asked, in this order; `long` answers have several lines and end with an empty one. */
export const jobQuestions: readonly { field: JobField; ask: string; long?: true }[] = [
  { field: 'title', ask: 'Title' },
  { field: 'slug', ask: 'Last part of its address under /careers, such as grants-advisor' },
  { field: 'location', ask: 'Location as it is shown, such as Toronto, Ontario' },
  { field: 'department', ask: 'Department (may be left empty)' },
  { field: 'description', ask: 'Description', long: true },
  { field: 'qualifications', ask: 'Qualifications, one a line', long: true },
  { field: 'benefits', ask: 'Benefits, one a line', long: true },
  { field: 'application_url', ask: 'Where to apply: https://… or mailto:…' },
  {
    field: 'employment_type',
    ask: 'Kind: full_time, part_time, contract, temporary, internship, volunteer',
  },
  { field: 'work_arrangement', ask: 'Where it is done: on_site, hybrid, remote' },
  { field: 'city', ask: 'City' },
  { field: 'region', ask: 'Province in two letters, such as ON' },
  { field: 'country', ask: 'Country in two letters, such as CA (needed with a province)' },
  { field: 'hours_per_week', ask: 'Hours a week' },
  { field: 'salary_min', ask: 'Pay, or where its range begins (needs a period)' },
  { field: 'salary_max', ask: 'Where the range ends' },
  { field: 'salary_period', ask: 'Pay for each: hour, week, month, year' },
  { field: 'salary_currency', ask: 'Its currency, such as USD (empty: Canadian dollars)' },
  { field: 'posted_at', ask: 'Public since, YYYY-MM-DD (empty: from now on)' },
  { field: 'closes_at', ask: 'Last day to apply, YYYY-MM-DD' },
  { field: 'vacancy_exists', ask: 'Is there a vacancy now: yes, no' },
  { field: 'ai_used', ask: 'Does artificial intelligence screen applicants: yes, no' },
  {
    field: 'ai_statement',
    ask: 'How it is used, in a sentence (only when you answered yes or no before)',
  },
  { field: 'accommodation', ask: 'How to ask for accommodation (empty: our own sentence)' },
  { field: 'order_index', ask: 'Its place in the list, a number (small ones stand first)' },
];
