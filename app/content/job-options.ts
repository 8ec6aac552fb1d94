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

/** The least and the most that anybody pays: beyond it an amount was typed wrongly, such as 78.000. */
export const payBounds = {
  hour: [5, 500],
  week: [50, 10_000],
  month: [200, 40_000],
  year: [1_000, 600_000],
} as const satisfies Record<(typeof salaryPeriods)[number], readonly [number, number]>;
