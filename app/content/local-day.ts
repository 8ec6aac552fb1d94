import { longDate } from '../text/long-date.ts';
import { organization } from './organization.ts';

const { timeZone } = organization;

/** Writes moments where the organization is. The format is made for the first of them, for the reason in numbers.ts. */
export function localFormat(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (moment: Date): string => {
    format ??= new Intl.DateTimeFormat('en-CA', { timeZone, ...options });
    return format.format(moment);
  };
}

const calendar = localFormat({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day it is where the organization is, as YYYY-MM-DD. */
export const localDay = (moment = new Date()) => calendar(moment);

const dayLong = 24 * 60 * 60 * 1_000;

/**
 * Finds the moment at which the clocks of a zone show a time such as 14:00 on a day. Undefined for a time that they skip;
 * the first of two where they are set back.
 */
export function clocksIn(zone: string) {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const offsetAt = (moment: number) =>
    Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
  return (day: string) => {
    const noon = Date.parse(`${day}T12:00Z`);
    const [before, after] = [offsetAt(noon - dayLong), offsetAt(noon + dayLong)];
    return (time: string): Date | undefined => {
      const shown = Date.parse(`${day}T${time}Z`);
      const moments = [before, after].map((offset) => new Date(shown - offset));
      return moments.find(
        (moment) => before === after || clock.format(moment) === `${day} ${time}`,
      );
    };
  };
}

const fullMoment = localFormat({ dateStyle: 'full', timeStyle: 'short' });

/** "Monday, November 23, 2026 at 9:05 a.m. (Toronto time)". */
export const localTime = (at: Date) => `${fullMoment(at)} (${organization.location.city} time)`;

export const longLocalDay = (at: Date) => longDate(localDay(at));
