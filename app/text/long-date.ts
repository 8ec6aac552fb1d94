const display = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** How a day reads on a page: 2026-11-16 becomes "November 16, 2026". Undefined for what is no day of the calendar. */
export function longDate(day: string): string | undefined {
  const moment = utcMoment(`${day}T00:00`);
  return moment && display.format(moment);
}

/** The moment that a text such as 2026-11-25T14:00 names in UTC; undefined for what no calendar or clock shows. */
function utcMoment(text: string): Date | undefined {
  const moment = new Date(`${text}Z`);
  // Days such as February 31 roll over to the next month instead of failing.
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  return exists ? moment : undefined;
}
