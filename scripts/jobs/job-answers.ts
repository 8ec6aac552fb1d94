import * as v from 'valibot';
import { employmentTypes, salaryPeriods, workArrangements } from '../../app/content/job-options.ts';
import { organization } from '../../app/content/organization.ts';
import { utcMoment } from '../../app/content/utc-moment.ts';

/* The kinds of answers: what a person types, as the column takes it. An empty one is null, or an empty list. */

const needed = (ask: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('This is needed.'), v.title(ask));

const optional = (ask: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text || null),
    v.title(ask),
  );

/** One point on each line. */
const lines = (ask: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split('\n').map((line) => line.trim())),
    v.transform((points) => points.filter(Boolean)),
    v.title(ask),
  );

const oneOf = <const Words extends readonly [string, ...string[]]>(ask: string, words: Words) =>
  v.pipe(
    optional(ask),
    v.nullable(v.picklist(words, `Write one of ${words.join(', ')}, or nothing.`)),
    v.title(`${ask}: ${words.join(', ')}`),
  );

const yesNo = (ask: string) =>
  v.pipe(
    oneOf(ask, ['yes', 'no']),
    v.transform((word) => (word === null ? null : word === 'yes')),
    v.title(`${ask} yes, no`),
  );

/** A number above zero, as people write sums: 52,000 or $28.50. */
const amount = (ask: string) =>
  v.pipe(
    optional(ask),
    v.transform((text) => (text === null ? null : Number(text.replaceAll(/[$, ]/g, '')))),
    v.check((number) => number === null || number > 0, 'Write a number, or nothing.'),
    v.title(ask),
  );

/** A day, as its moment at `time` where the organization is; PostgreSQL knows the zone's summer time. */
const day = (ask: string, time: string) =>
  v.pipe(
    optional(ask),
    v.check(
      (text) => text === null || utcMoment(`${text}T00:00`) !== undefined,
      'Write a day as YYYY-MM-DD, or nothing.',
    ),
    v.transform((text) => (text === null ? null : `${text} ${time} ${organization.timeZone}`)),
    v.title(`${ask}, YYYY-MM-DD`),
  );

/** What a person is asked for a job, in this order, as the row's columns; the database checks the rest. */
export const JobAnswersSchema = v.object({
  title: needed('Title'),
  slug: needed('Last part of its address under /careers, such as grants-advisor'),
  location: needed('Location as it is shown, such as Toronto, Ontario'),
  department: optional('Department'),
  description: needed('Description'),
  qualifications: lines('Qualifications, one a line'),
  benefits: lines('Benefits, one a line'),
  application_url: needed('Where to apply: https://… or mailto:…'),
  employment_type: oneOf('Kind', employmentTypes),
  work_arrangement: oneOf('Where it is done', workArrangements),
  city: optional('City'),
  region: optional('Province in two letters, such as ON'),
  country: optional('Country in two letters, such as CA (needed with a province)'),
  hours_per_week: amount('Hours a week'),
  salary_min: amount('Pay, or where its range begins (needs a period)'),
  salary_max: amount('Where the range ends'),
  salary_period: oneOf('Pay for each', salaryPeriods),
  salary_currency: optional('Its currency, such as USD (empty: Canadian dollars)'),
  posted_at: day('Public since (empty: from now on)', '00:00:00'),
  closes_at: day('Last day to apply', '23:59:59'),
  vacancy_exists: yesNo('Is there a vacancy now?'),
  ai_used: yesNo('Does artificial intelligence screen applicants?'),
  ai_statement: optional(
    'How it is used, in a sentence (only when you answered the question before)',
  ),
  accommodation: optional('How to ask for accommodation (empty: our own sentence)'),
  order_index: v.pipe(
    v.string(),
    v.transform(Number),
    v.integer('Write a whole number, or nothing.'),
    v.title('Its place in the list, a number (small ones stand first)'),
  ),
});
