import { job as jobPage } from '#content';
import { localDay, localFormat } from '../content/local-day.ts';
import type { Job } from './job.ts';

export type PostingFacts = ReturnType<typeof postingFacts>;

/** Made in the loader, so that page and browser agree. Null for what the row does not say. */
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

/** Ontario's Employment Standards Act, sections 8.4 and 8.5. */
export function hiringStatements(job: Job): readonly string[] {
  const { vacancy, ai } = jobPage.hiring;
  return [
    job.vacancy_exists === null ? null : job.vacancy_exists ? vacancy.exists : vacancy.none,
    job.ai_used === null ? null : job.ai_used ? ai.used : ai.unused,
    job.ai_statement,
  ].filter((sentence) => sentence !== null);
}

export function isOpen(job: Pick<Job, 'posted_at' | 'closes_at'>, now: number): boolean {
  const isPosted = job.posted_at === null || Date.parse(job.posted_at) <= now;
  return isPosted && (job.closes_at === null || now < Date.parse(job.closes_at));
}

/** `distance` is in words, such as "in 6 days". Null if the job does not close. */
export function closingOf(job: Pick<Job, 'closes_at'>, now: number) {
  if (job.closes_at === null) return null;
  const moment = new Date(job.closes_at);
  relative ??= new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' });
  const days = dayNumber(moment) - dayNumber(new Date(now));
  return {
    moment: moment.toISOString(),
    date: fullMoment(moment),
    day: monthAndDay(moment),
    distance: relative.format(days, 'day'),
  };
}

const fullMoment = localFormat({
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const monthAndDay = localFormat({ month: 'long', day: 'numeric' });

let relative: Intl.RelativeTimeFormat | undefined;

const dayNumber = (moment: Date) => Date.parse(localDay(moment)) / 86_400_000;

type Paid = Pick<Job, 'salary_min' | 'salary_max' | 'salary_period' | 'salary_currency'>;

export type Pay = NonNullable<ReturnType<typeof payOf>>;

/** Null without an amount or period. No currency means CAD. */
export function payOf(job: Paid) {
  const { salary_min: from, salary_max: to, salary_period: period, salary_currency } = job;
  if (from === null || period === null) return null;
  return { from, to: to === from ? null : to, period, currency: salary_currency ?? 'CAD' };
}

/** "$78,000 to $92,000 a year", "$23.50 an hour", "US$90,000 a year". */
export function payText({ from, to, period, currency }: Pay): string {
  const amounts = to === null ? [from] : [from, to];
  const { format } = new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency,
    minimumFractionDigits: amounts.every(Number.isInteger) ? 0 : 2,
  });
  return `${amounts.map(format).join(' to ')} ${period === 'hour' ? 'an' : 'a'} ${period}`;
}

const timesInYear = { week: 52, month: 12, year: 1 } as const;

/** The upper end in a year, in Canadian dollars. Null if unknown, as of hourly pay without hours. */
export function yearlyPay(job: Paid & Pick<Job, 'hours_per_week'>): number | null {
  const pay = payOf(job);
  if (pay === null || pay.currency !== 'CAD') return null;
  const upper = pay.to ?? pay.from;
  if (pay.period !== 'hour') return upper * timesInYear[pay.period];
  return job.hours_per_week === null ? null : upper * job.hours_per_week * 52;
}

/** ISO 3166-2:CA, which Intl.DisplayNames does not know. */
const provinces: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

type Placed = Pick<Job, 'location' | 'city' | 'region' | 'country' | 'work_arrangement'>;

/** "Toronto, Ontario" where the row has both, else its location as written. */
export function placeName({ location, city, region, country }: Placed): string {
  if (city === null) return location;
  const province = country === 'CA' && region !== null ? provinces[region] : region;
  return province ? `${city}, ${province}` : city;
}

/** The country where a fully remote job may be done; null for other jobs. */
export function remoteCountry({ work_arrangement, country }: Placed): string | null {
  if (work_arrangement !== 'remote' || country === null) return null;
  return new Intl.DisplayNames('en-CA', { type: 'region' }).of(country) ?? country;
}
