import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Consultations } from '#content';
import { offeredDays, withTimes } from '../../app/contact/consultation-times.server.ts';
import { messageSchema } from '../../app/contact/message.server.ts';
import { contact } from '../../app/content/contact.ts';
import { timeWords } from '../../app/content/contact-page.ts';
import { clocksIn } from '../../app/content/local-day.ts';
import { organization } from '../../app/content/organization.ts';
import { holidaysIn } from '../../scripts/build/holidays.ts';
import { fullMessage } from '../support/contact-message.ts';
import { emptyMessage, posted as postedWith } from './posted-message.ts';

const { times } = contact.form;

const rules = {
  minutes: 30,
  medium: { text: 'by phone', standing: 'confirmed' },
  noticeHours: 24,
  workingDays: 3,
  hours: [
    { weekday: 'Monday', from: '09:00', until: '10:45' },
    { weekday: 'Sunday', from: '02:00', until: '04:00' },
    { weekday: 'Sunday', from: '01:00', until: '03:00' },
  ],
  daysOff: [{ first: '2027-01-01', last: '2027-01-05' }],
  holidays: ['2026-12-28'],
} as const satisfies Consultations;

/** A Thursday; the rules offer the next Sundays and Mondays. */
const now = new Date('2026-11-26T15:00Z');
const offer = offeredDays(rules, now);
const posted = (changed: object) => postedWith(changed, offer);
const timesOf = (changed: object) =>
  v.parse(messageSchema(offer), { ...emptyMessage, ...fullMessage, ...changed }).times;

describe('times for a consultation', () => {
  const all = offer.flatMap(({ times }) => times.map(({ value }) => value));
  const [first, second, third] = all;
  const chosen = (...values: readonly (string | undefined)[]) => ({ times: values.join('\n') });
  const labelled = (days: typeof offer) =>
    days.map(({ label, times }) => [label, ...times.map(({ label: time }) => time)].join(' '));

  it('are the working days after the notice that are no holiday or day off, in whole half hours', () => {
    const sunday = ['1:00', '1:30', '2:00', '2:30', '3:00', '3:30'].map((time) => `${time} a.m.`);
    expect(labelled(offer)).toEqual([
      `Sun, Nov 29 ${sunday.join(' ')}`,
      'Mon, Nov 30 9:00 a.m. 9:30 a.m. 10:00 a.m.',
      `Sun, Dec 6 ${sunday.join(' ')}`,
    ]);
    const newYear = offeredDays(rules, new Date('2026-12-26T15:00Z')).map(({ label }) => label);
    expect(newYear).toEqual(['Sun, Jan 10', 'Mon, Jan 11', 'Sun, Jan 17']);
  });

  it('keep to the notice to the minute', () => {
    const monday = Date.parse(offer[1]?.times[0]?.value ?? '');
    const aMinuteLate = new Date(monday - 24 * 3_600_000 + 60_000);
    expect(labelled(offeredDays(rules, aMinuteLate))[0]).toBe('Mon, Nov 30 9:30 a.m. 10:00 a.m.');
  });

  it.each([
    ['2027-03-14', ['01:30', '2027-03-14T06:30'], ['02:00', ''], ['03:00', '2027-03-14T07:00']],
    ['2027-11-07', ['00:30', '2027-11-07T04:30'], ['01:30', '2027-11-07T05:30']],
    ['2027-11-07', ['02:00', '2027-11-07T07:00'], ['23:30', '2027-11-08T04:30']],
  ])('exist on %s, when clocks change', (day, ...moments) => {
    const momentAt = clocksIn('America/Toronto')(day);
    for (const [clock = '', moment] of moments) {
      expect(momentAt(clock)?.toISOString().slice(0, 16) ?? '', clock).toBe(moment);
    }
  });

  it.each([
    ...['2026-11-23T14:00Z', '2026-11-30T14:10Z', '2036-11-30T14:00Z', '2026-02-31T10:00Z'],
    ...['0026-11-30T14:00Z', '2026-11-30T14:00', 'tomorrow'],
  ])('are refused that are not offered: %s', (time) => {
    expect(posted(chosen(first, time))).toEqual({ times: [timeWords.gone] });
  });

  it('are three at most', () => {
    expect(posted(chosen(...all.slice(0, 4)))).toEqual({ times: [timeWords.tooMany] });
    expect(posted(chosen(first, first, second, third))).toHaveProperty('message');
  });

  it.each([
    ['Asia/Tokyo', 'Japan Standard Time'],
    ['Asia/Calcutta', 'India Standard Time'],
    ['Etc/GMT+2', 'GMT-02:00'],
    ['America/St_Johns', 'Newfoundland Time'],
  ])('are said in both zones, by the name of %s', (time_zone, name) => {
    const inZone = (timeZone: string, options: object) =>
      new Date(first ?? '')
        .toLocaleString('en-CA', { timeZone, ...options })
        .replaceAll(/\s/g, ' ');
    const ours = inZone(organization.timeZone, { dateStyle: 'full', timeStyle: 'short' });
    const theirs = inZone(time_zone, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
    const line = `${ours} ${organization.location.city} time (${theirs} ${name})`;
    expect(timesOf({ times: first, time_zone })).toEqual([line]);
    expect(withTimes('Hello', [line])).toBe(['Hello', '', times.heading, `- ${line}`].join('\n'));
  });

  it.each(['', 'Mars/Base', '+05:30', '\u0000', organization.timeZone])(
    'need no zone of the visitor’s: %j',
    (time_zone) => {
      expect(timesOf({ times: first, time_zone })).toEqual([expect.stringMatching(/ time$/)]);
    },
  );
});

it('Ontario has nine working days off a year, the next ones for what falls on a weekend', () => {
  const years = Array.from({ length: 10 }, (_, later) => 2026 + later);
  const days = holidaysIn('CA', 'ON', years).filter((day) => new Date(day).getUTCDay() % 6 > 0);
  expect(years.map((year) => days.filter((day) => day.startsWith(`${year}-`)).length)).toEqual(
    years.map(() => 9),
  );
});
