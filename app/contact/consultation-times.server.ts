import type { Consultations } from '#content';
import { contact } from '../content/contact.ts';
import { clocksIn, localDay } from '../content/local-day.ts';
import { organization } from '../content/organization.ts';
import { weekdays } from '../text/long-date.ts';
import { zoneName } from '../text/time-zone.ts';

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

/** "Thursday, November 26, 2026 at 2:00 p.m. Toronto time (Thursday 11:00 a.m. Pacific Time)". */
export function timeInWords(moment: Date, visitorZone: string): string {
  const words = `${ours(moment)} ${organization.location.city} time`;
  if (
    visitorZone === '' ||
    inWords(visitorZone, { dateStyle: 'full', timeStyle: 'short' })(moment) === ours(moment)
  )
    return words;
  const theirs = inWords(visitorZone, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return `${words} (${theirs(moment)} ${zoneName(visitorZone)})`;
}

/** A message with the chosen times below it. */
export const withTimes = (message: string, times: readonly string[]) =>
  times.length === 0
    ? message
    : [message, '', contact.form.times.heading, ...times.map((time) => `- ${time}`)].join('\n');
