import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type Consultations, consultations } from '#content';
import { contact } from '../content/contact.ts';
import { organization } from '../content/organization.ts';
import { clocksIn, localDay } from '../text/local-day.ts';
import { weekdays } from '../text/long-date.ts';
import { placeOf } from '../text/time-zone.ts';
import type { Message } from './message.server.ts';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

const clocksOn = clocksIn(organization.timeZone);

/** Days for which the owner may be away before the list ends. */
const longestLook = 120;

export type OfferedDays = ReturnType<typeof offeredDays>;

const dayName = new Intl.DateTimeFormat('en-CA', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The days and times from which a visitor can choose. A time's value is its moment. */
export function offeredDays(rules: Consultations, now = new Date()) {
  const earliest = now.getTime() + rules.noticeHours * hour;
  const today = Date.parse(localDay(now));
  const days = [];
  for (let ahead = 0; ahead < longestLook && days.length < rules.workingDays; ahead += 1) {
    // Calendar days, counted where each has 24 hours.
    const date = new Date(today + ahead * day);
    const times = timesOn(date, rules)
      .filter((moment) => moment.getTime() >= earliest)
      .map((moment) => ({ value: momentText(moment), label: clockWords(moment) }));
    if (times.length > 0) days.push({ label: dayName.format(date), times });
  }
  return days;
}

/** Such as 2026-11-26T14:00Z. */
const momentText = (moment: Date) => `${moment.toISOString().slice(0, 16)}Z`;

function timesOn(date: Date, { hours, minutes, holidays, daysOff }: Consultations) {
  const name = date.toISOString().slice(0, 10);
  const isOff =
    holidays.includes(name) || daysOff.some(({ first, last }) => first <= name && name <= last);
  if (isOff) return [];
  const momentAt = clocksOn(name);
  const starts = hours
    .filter(({ weekday }) => weekday === weekdays[date.getUTCDay()])
    .flatMap(({ from, until }) => startsBetween(from, until, minutes));
  return [...new Set(starts)].sort().flatMap((clock) => momentAt(clock) ?? []);
}

/** Times at which a consultation can begin and still end in time. */
function startsBetween(from: string, until: string, minutes: number): readonly string[] {
  const count = Math.floor((minutesOf(until) - minutesOf(from)) / minutes);
  return Array.from({ length: count }, (_, index) => clockAt(minutesOf(from) + index * minutes));
}

const clockAt = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const inWords = (timeZone: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, ...options });
  // Some versions put narrow no-break spaces.
  return (moment: Date) => format.format(moment).replaceAll(/\s/g, ' ');
};

/** "2:00 p.m." */
const clockWords = inWords(organization.timeZone, { hour: 'numeric', minute: '2-digit' });

const ours = inWords(organization.timeZone, { dateStyle: 'full', timeStyle: 'short' });

/** "Thursday, November 26, 2026 at 2:00 p.m. Toronto time (Thursday 11:00 a.m. Vancouver time)". */
export function timeInWords(moment: Date, visitorZone: string): string {
  const words = `${ours(moment)} ${organization.location.city} time`;
  if (
    visitorZone === '' ||
    inWords(visitorZone, { dateStyle: 'full', timeStyle: 'short' })(moment) === ours(moment)
  )
    return words;
  const theirs = inWords(visitorZone, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return `${words} (${theirs(moment)} ${placeOf(visitorZone)} time)`;
}

const { heading, most } = contact.form.times;

/** A message with the chosen times below it. */
export const withTimes = (message: string, times: readonly string[]) =>
  times.length === 0
    ? message
    : [message, '', heading, ...times.map((time) => `- ${time}`)].join('\n');

const timeLine = /^- \w+, (\w+ \d{1,2}, \d{4}) at (\d{1,2}):(\d\d) ([ap])/;

/** The times that withTimes wrote below a message. */
function timesIn(message: string): readonly Date[] {
  const [, below = ''] = message.split(`\n${heading}\n`).slice(-2);
  // More than can be chosen was typed there.
  const lines = below.split('\n', most);
  return lines.flatMap((line) => {
    const [, date, hours, minutes, half] = timeLine.exec(line) ?? [];
    const midnight = new Date(`${date} UTC`);
    if (Number.isNaN(midnight.getTime())) return [];
    const clock = `${(Number(hours) % 12) + (half === 'p' ? 12 : 0)}`.padStart(2, '0');
    return clocksOn(midnight.toISOString().slice(0, 10))(`${clock}:${minutes}`) ?? [];
  });
}

type Booked = Pick<Message, 'full_name' | 'email_address' | 'message'> & {
  readonly created_at: Date;
};

/** A calendar file (RFC 5545) for each time that a visitor chose, tentative until the owner confirms one. */
export function consultationFiles({ full_name, email_address, message, created_at }: Booked) {
  return timesIn(message).map((start, index) => {
    const calendar = ical({
      prodId: { company: organization.name, product: 'Consultations' },
      method: ICalCalendarMethod.PUBLISH,
    });
    calendar.createEvent({
      // The same in each attempt to send the mail.
      id: `${start.getTime()}-${created_at.getTime()}@consultations`,
      stamp: created_at,
      start,
      end: new Date(start.getTime() + consultations.minutes * 60_000),
      summary: `Consultation: ${full_name}`,
      description: `${full_name}, ${email_address}`,
      status: ICalEventStatus.TENTATIVE,
    });
    return { name: `consultation-${index + 1}.ics`, text: `${calendar.toString()}\r\n` };
  });
}
