import { localDay } from '../../content/local-day.ts';
import { longDate } from '../../content/long-date.ts';
import { organization } from '../../content/organization.ts';

const moment = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: organization.timeZone,
});

/** "Monday, November 23, 2026 at 9:05 a.m. (Toronto time)". */
export const localTime = (at: Date) => `${moment.format(at)} (${organization.location.city} time)`;

export const longLocalDay = (at: Date) => longDate(localDay(at));
