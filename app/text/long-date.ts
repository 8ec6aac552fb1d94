// Not from Intl, for the reason given in numbers.ts.
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** How a day reads on a page: 2026-11-16 becomes "November 16, 2026". Undefined for what is no day of the calendar. */
export function longDate(day: string): string | undefined {
  const moment = new Date(`${day}T00:00Z`);
  // Days such as February 31 roll over to the next month instead of failing.
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day;
  if (!exists) return undefined;
  return `${months[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
}
