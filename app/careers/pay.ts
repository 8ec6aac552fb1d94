import type { Job } from './job.ts';

type Paid = Pick<Job, 'salary_min' | 'salary_max' | 'salary_period' | 'salary_currency'>;

/** See {@link payOf}. */
export type Pay = NonNullable<ReturnType<typeof payOf>>;

/** A job's pay in its currency's units, `to` null for one amount; null where the row names none. No currency is CAD. */
export function payOf(job: Paid) {
  const { salary_min: from, salary_max: to, salary_period: period, salary_currency } = job;
  if (from === null || period === null) return null;
  return { from, to: to === from ? null : to, period, currency: salary_currency ?? 'CAD' };
}

/** "$78,000 to $92,000 a year", "$23.50 an hour", "US$90,000 a year". */
export function payText({ from, to, period, currency }: Pay): string {
  const amounts = to === null ? [from] : [from, to];
  const digits = amounts.every(Number.isInteger) ? 0 : 2;
  const format = new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const article = period === 'hour' ? 'an' : 'a';
  return `${amounts.map((amount) => format.format(amount)).join(' to ')} ${article} ${period}`;
}

const timesInYear = { week: 52, month: 12, year: 1 } as const;

/** The yearly pay in Canadian dollars at its upper end, an hourly one at 40 hours where none are given; null if unknown. */
export function yearlyPay(job: Paid & Pick<Job, 'hours_per_week'>): number | null {
  const pay = payOf(job);
  if (pay === null || pay.currency !== 'CAD') return null;
  const times = pay.period === 'hour' ? 52 * (job.hours_per_week ?? 40) : timesInYear[pay.period];
  return (pay.to ?? pay.from) * times;
}
