import * as v from 'valibot';
import { employmentTypes, salaryPeriods, workArrangements } from '../../app/content/job-options.ts';
import {
  amount,
  currency,
  day,
  lines,
  needed,
  oneOf,
  optional,
  sentences,
  yesNo,
} from './answer-types.ts';

/** What a person types for a job, as the row's columns (supabase/migrations); an empty answer leaves a column empty. */
export const JobAnswersSchema = v.object({
  title: needed('the title'),
  slug: v.pipe(
    needed('the address'),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, figures and single hyphens'),
  ),
  location: needed('the location'),
  department: optional,
  description: needed('the description'),
  qualifications: lines,
  benefits: lines,
  application_url: v.pipe(
    needed('where to apply'),
    v.regex(/^(https?:\/\/|mailto:)\S+$/, 'write an https:// or mailto: address'),
  ),
  employment_type: oneOf(employmentTypes),
  work_arrangement: oneOf(workArrangements),
  city: optional,
  region: optional,
  country: optional,
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
