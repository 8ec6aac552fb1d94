import { organization } from '../content/organization.ts';
import { localDay } from './local-day.ts';
import { longDate } from './long-date.ts';

const moment = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: organization.timeZone,
});

/** "Monday, November 23, 2026 at 9:05 a.m. (Toronto time)". */
export const localTime = (at: Date) => `${moment.format(at)} (${organization.location.city} time)`;

export const longLocalDay = (at: Date) => longDate(localDay(at));
