/** The moment that a text such as 2026-11-25T14:00 names in UTC; undefined for what no calendar or clock shows. */
export function utcMoment(text: string): Date | undefined {
  const moment = new Date(`${text}Z`);
  // Days such as February 31 roll over to the next month instead of failing.
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  return exists ? moment : undefined;
}
