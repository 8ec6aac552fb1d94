import { organization } from '../content/organization.ts';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: organization.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is where the organization is, as YYYY-MM-DD. */
export function localDay(moment = new Date()): string {
  return calendar.format(moment);
}
