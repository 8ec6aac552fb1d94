/** The closed lists of a job's columns, as the table has them (supabase/migrations). */

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

export const currencies = ['CAD', 'USD', 'EUR', 'GBP', 'AUD', 'NZD', 'CHF'] as const;
