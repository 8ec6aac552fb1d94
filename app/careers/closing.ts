import { localDay } from '../content/local-day.ts';
import { organization } from '../content/organization.ts';
import type { Job } from './job.ts';

const { timeZone } = organization;

/** Whether people may still apply at `now` (milliseconds since 1970). */
export function isOpen(job: Pick<Job, 'closes_at'>, now: number): boolean {
  return job.closes_at === null || now < Date.parse(job.closes_at);
}

/** When a job closes: an ISO moment, and words in the organization's time zone such as "in 6 days"; null if it does not. */
export function closingOf(job: Pick<Job, 'closes_at'>, now: number) {
  if (job.closes_at === null) return null;
  const moment = new Date(job.closes_at);
  const days = dayNumber(moment) - dayNumber(new Date(now));
  return {
    moment: moment.toISOString(),
    date: longDate.format(moment),
    day: day.format(moment),
    distance: relative.format(days, 'day'),
  };
}

const longDate = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const day = new Intl.DateTimeFormat('en-CA', { timeZone, month: 'long', day: 'numeric' });

const relative = new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' });

const dayNumber = (moment: Date) => Date.parse(localDay(moment)) / 86_400_000;
