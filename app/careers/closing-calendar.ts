import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { organization } from '../content/organization.ts';
import type { Job } from './job.ts';

/** iCalendar (RFC 5545) with a reminder a day before; null when the job does not close. */
export function closingCalendar(job: Job, origin: string, now: number): string | null {
  if (job.closes_at === null) return null;
  const address = `${origin}/careers/${job.slug}`;
  const calendar = ical({
    prodId: { company: organization.name, product: 'Careers' },
    method: ICalCalendarMethod.PUBLISH,
  });
  // Without an end it is a moment (RFC 5545, section 3.8.2.4).
  calendar.createEvent({
    id: `${job.slug}@${new URL(origin).hostname}`,
    // The later one replaces the date that a calendar has (RFC 5546, section 2.1.5).
    stamp: new Date(now),
    start: new Date(job.closes_at),
    summary: printable(`Deadline to apply: ${job.title}`),
    description: `${printable(`${job.title}, ${job.location}`)}\n${address}`,
    url: address,
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: 24 * 60 * 60 }],
  });
  return `${calendar.toString()}\r\n`;
}

/** The library writes control characters as they are, which the format forbids. */
const printable = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, '');
