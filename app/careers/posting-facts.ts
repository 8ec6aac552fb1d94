import { jobPage } from '../content/careers.ts';
import { closingOf } from './closing.ts';
import type { Job } from './job.ts';
import { payOf, payText } from './pay.ts';

/** What a job's page says about the posting, in words; null for what the row does not say. */
export type PostingFacts = ReturnType<typeof postingFacts>;

/** The facts of a job at `now` (milliseconds since 1970), made in the loader so that page and browser say the same. */
export function postingFacts(job: Job, now: number) {
  const { words } = jobPage;
  const pay = payOf(job);
  return {
    pay: pay && payText(pay),
    employment: job.employment_type && words.employment[job.employment_type],
    hours: job.hours_per_week === null ? null : `${job.hours_per_week} ${words.hours}`,
    arrangement: job.work_arrangement && words.arrangement[job.work_arrangement],
    closing: closingOf(job, now),
    statements: hiringStatements(job),
    accommodation: job.accommodation,
  };
}

/** What a posting says about its vacancy and artificial intelligence (Employment Standards Act, sections 8.4 and 8.5). */
export function hiringStatements(job: Job): readonly string[] {
  const { vacancy, ai } = jobPage.hiring;
  return [
    job.vacancy_exists === null ? null : job.vacancy_exists ? vacancy.exists : vacancy.none,
    job.ai_used === null ? null : job.ai_used ? ai.used : ai.unused,
    job.ai_statement,
  ].filter((sentence) => sentence !== null);
}
