const display = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** How a day reads on a page: 2026-11-16 becomes "November 16, 2026". Undefined for what is no day of the calendar. */
export function longDate(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  // Dates such as February 31 roll over to the next month instead of failing.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists ? display.format(date) : undefined;
}
