import { employmentTypes, salaryPeriods, workArrangements } from '../../app/content/job-options.ts';
import type { JobAnswersSchema } from './job-answers.ts';

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
  { field: 'employment_type', ask: `Kind: ${employmentTypes.join(', ')}` },
  { field: 'work_arrangement', ask: `Where it is done: ${workArrangements.join(', ')}` },
  { field: 'city', ask: 'City' },
  { field: 'region', ask: 'Province in two letters, such as ON' },
  { field: 'country', ask: 'Country in two letters, such as CA (needed with a province)' },
  { field: 'hours_per_week', ask: 'Hours a week' },
  { field: 'salary_min', ask: 'Pay, or where its range begins (needs a period)' },
  { field: 'salary_max', ask: 'Where the range ends' },
  { field: 'salary_period', ask: `Pay for each: ${salaryPeriods.join(', ')}` },
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
