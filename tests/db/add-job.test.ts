import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobAnswersSchema } from '../../scripts/jobs/job-answers.ts';
import { jobQuestions } from '../../scripts/jobs/job-questions.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';

const nothing = Object.fromEntries(jobQuestions.map(({ field }) => [field, '']));
const least = {
  ...nothing,
  title: 'Bookkeeper',
  slug: 'typed-in',
  location: 'Toronto, Ontario',
  description: 'Keep the books.\nAnd more.',
  application_url: 'mailto:jobs@maple.example',
};

describe.each(places)('npm run add:job on $name', ({ start }) => {
  let supabase: LocalSupabase;
  beforeAll(async () => {
    supabase = await start();
  });
  afterAll(() => supabase?.stop());

  it.each([
    ['with what a job must have', least],
    [
      'with everything',
      {
        ...least,
        slug: 'typed-in-whole',
        qualifications: 'One\n\nTwo',
        employment_type: 'full_time',
        work_arrangement: 'hybrid',
        city: 'Toronto',
        region: 'ON',
        country: 'CA',
        hours_per_week: '37.5',
        salary_min: '$70,000',
        salary_max: '80000',
        salary_period: 'year',
        salary_currency: 'CAD',
        posted_at: '2029-12-01',
        closes_at: '2030-01-31',
        vacancy_exists: 'yes',
        ai_used: 'yes',
        ai_statement: 'A program sorts applications; a person reads each.',
        accommodation: 'Write to us.',
      },
    ],
  ])('adds a job %s', async (_, answers) => {
    const owner = clientOf(supabase.url, supabase.secretKey);
    const job = v.parse(JobAnswersSchema, answers);
    expect(await owner.from('jobs').insert(job)).toMatchObject({ status: 201, error: null });
  });
});

it.each([
  ['slug', 'Not A Slug', 'use lower-case letters, figures and single hyphens'],
  ['title', ' ', 'write the title'],
  ['application_url', 'www.x', 'write an https:// or mailto: address'],
  ['salary_min', 'a lot', 'write a number, or nothing'],
  ['salary_currency', 'dollars', 'write three capital letters such as USD, or nothing'],
  ['closes_at', 'tomorrow', 'write a day as YYYY-MM-DD, or nothing'],
  ['closes_at', '2026-02-31', 'write a day as YYYY-MM-DD, or nothing'],
  ['vacancy_exists', 'maybe', 'write one of yes, no, or nothing'],
] as const)('asks again for a %s such as %s', (field, answer, sentence) => {
  expect(v.safeParse(JobAnswersSchema.entries[field], answer).issues?.[0].message).toBe(sentence);
});
