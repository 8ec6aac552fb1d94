/** The closed lists of a job's columns, as the table has them (supabase/migrations/20261124000500_jobs.sql). */

/** Kinds of employment. */
export const employmentTypes = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
] as const;

/** Where the work is done. */
export const workArrangements = ['on_site', 'hybrid', 'remote'] as const;

/** What the pay is for. */
export const salaryPeriods = ['hour', 'week', 'month', 'year'] as const;
