import Holidays from 'date-holidays';
import { dataFile } from '../../app/content/schemas/data.ts';

/**
 * Days when offices are closed, beside weekends. The library knows dates alone: what falls on a weekend is kept on the next
 * working day, and Easter Monday is no public holiday of a Canadian province.
 */
export function holidaysIn(country: string, region: string, years: readonly number[]) {
  const library = new Holidays(country, region, { types: ['public'] });
  const regions = library.getStates(country);
  // Without its region only the holidays of the whole country are known.
  if (regions && !(region in regions)) {
    const known = Object.keys(regions).join(', ');
    throw new Error(`${dataFile('organization')}: location.regionCode: name one of ${known}`);
  }
  if (country === 'CA') library.unsetRule('easter 1');
  const dates = years.flatMap((year) => library.getHolidays(year)).map(({ date }) => date);
  const days = dates.map((date) => new Date(`${date.slice(0, 10)}T00:00Z`));
  const taken = new Set(days.map(isoDay));
  for (const day of days.filter(isWeekend)) {
    while (isWeekend(day) || taken.has(isoDay(day))) day.setUTCDate(day.getUTCDate() + 1);
    taken.add(isoDay(day));
  }
  return [...taken].sort();
}

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;
const isoDay = (day: Date) => day.toISOString().slice(0, 10);
