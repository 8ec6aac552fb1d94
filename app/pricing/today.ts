const toronto = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is where we work, as YYYY-MM-DD. */
export function todayInToronto(now = new Date()): string {
  return toronto.format(now);
}
