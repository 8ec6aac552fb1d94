import * as v from 'valibot';
import { DaySchema, some } from './primitives.ts';

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const TimeSchema = v.pipe(
  v.string('write a time such as 09:30'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as 09:30, from 00:00 to 23:59'),
);

const count = (what: string, least: number, most: number) =>
  v.pipe(
    v.number(`write ${what} as a number`),
    v.integer(`write ${what} as a whole number`),
    v.minValue(least, `write at least ${least}`),
    v.maxValue(most, `write at most ${most}`),
    v.title(`${what.charAt(0).toUpperCase()}${what.slice(1)}`),
  );

/** When a visitor can choose a time for a consultation. Statutory holidays of the province are left out by themselves. */
export const ConsultationsSchema = v.strictObject({
  minutes: count('minutes of a consultation', 10, 240),
  noticeHours: count('hours between choosing and the earliest time', 0, 336),
  workingDays: count('working days that are offered', 1, 30),
  hours: some(
    v.pipe(
      v.strictObject({
        weekday: v.picklist(weekdays, 'write a day of the week such as Monday'),
        from: TimeSchema,
        until: TimeSchema,
      }),
      v.check(({ from, until }) => from < until, 'let it end after it begins'),
    ),
  ),
  daysOff: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          first: DaySchema,
          last: v.pipe(DaySchema, v.description('The same day if it is one day.')),
        }),
        v.check(({ first, last }) => first <= last, 'let it end on or after its first day'),
      ),
    ),
    v.description('Days on which nobody takes a consultation, beside weekends and holidays.'),
  ),
});
