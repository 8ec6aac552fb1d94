import ICAL from 'ical.js';

/** The event of a calendar's file. */
export const eventOf = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);
