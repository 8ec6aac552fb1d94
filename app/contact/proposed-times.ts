import * as v from 'valibot';
import { contact } from '../content/contact.ts';
import { utcMoment } from '../text/long-date.ts';

export const timeFields = ['time_1', 'time_2', 'time_3'] as const;

const { times } = contact.form;

/** As browsers send it: 2026-11-25T14:00. */
export const TimeFieldSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isTime(text), times.invalid),
);

const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) && utcMoment(text) !== undefined;

// The visitor's local time is formatted as it is.
const readable = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Adds lines such as "- Wednesday, November 25, 2026 at 2:00 p.m.". */
export function withTimes(message: string, proposed: readonly string[]): string {
  const lines = proposed
    .filter((time) => time !== '')
    .map((time) => `- ${readable.format(new Date(`${time}Z`)).replaceAll(/\s/g, ' ')}`);
  return lines.length === 0 ? message : [message, '', times.heading, ...lines].join('\n');
}
