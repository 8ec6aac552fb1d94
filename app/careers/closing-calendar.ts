import { organization } from '../content/organization.ts';
import type { Job } from './job.ts';

/** iCalendar (RFC 5545) with a reminder a day before; null when the job does not close. */
export function closingCalendar(job: Job, origin: string, now: number): string | null {
  if (job.closes_at === null) return null;
  const address = `${origin}/careers/${job.slug}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${property(organization.name)}//Careers//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${job.slug}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(new Date(now))}`,
    // Without DTEND it is a moment (RFC 5545, section 3.8.2.4).
    `DTSTART:${utc(new Date(job.closes_at))}`,
    `SUMMARY:${property(`Last moment to apply: ${job.title}`)}`,
    `DESCRIPTION:${property(`${job.title}, ${job.location}\n${address}`)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${property(`Closes tomorrow: ${job.title}`)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function property(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** At most 75 bytes (RFC 5545, section 3.1); a character has four at most. */
function folded(line: string): string {
  return line.match(/[ -~]{1,74}|.{1,18}/gsu)?.join('\r\n ') ?? '';
}
