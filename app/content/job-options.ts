/** The closed lists of a job's columns, as the table has them (supabase/migrations/20261124000500_jobs.sql). */

export const employmentTypes = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
] as const;

export const workArrangements = ['on_site', 'hybrid', 'remote'] as const;

export const salaryPeriods = ['hour', 'week', 'month', 'year'] as const;
