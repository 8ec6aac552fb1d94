import Holidays from 'date-holidays';
import { organization } from '../../app/content/organization.ts';

/** Longer than a site goes without a build. */
const years = 5;

/** The statutory holidays where the organization is, as YYYY-MM-DD, in the year of a moment and after it. */
export function holidaysFrom(moment: Date): readonly string[] {
  const { countryCode, regionCode } = organization.location;
  const holidays = new Holidays(countryCode, regionCode, { types: ['public'] });
  return Array.from({ length: years }, (_, later) =>
    holidays.getHolidays(moment.getUTCFullYear() + later).map(({ date }) => date.slice(0, 10)),
  ).flat();
}
