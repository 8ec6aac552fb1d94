import { utcMoment } from './utc-moment.ts';

const display = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** How a day reads on a page: 2026-11-16 becomes "November 16, 2026". Undefined for what is no day of the calendar. */
export function longDate(day: string): string | undefined {
  const moment = utcMoment(`${day}T00:00`);
  return moment && display.format(moment);
}
