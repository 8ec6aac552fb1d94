import type { Job } from './job.ts';

/** Canada's provinces and territories by their codes (ISO 3166-2:CA), which Intl.DisplayNames does not know. */
const provinces: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

type Placed = Pick<Job, 'location' | 'city' | 'region' | 'country' | 'work_arrangement'>;

/** The place by which the list is narrowed: "Toronto, Ontario" where the row says so, else its location as written. */
export function placeName({ location, city, region, country }: Placed): string {
  if (city === null) return location;
  const province = country === 'CA' && region !== null ? provinces[region] : region;
  return province ? `${city}, ${province}` : city;
}

/** The country from all of which the work may be done, in English; null unless fully remote in a named country. */
export function remoteCountry({ work_arrangement, country }: Placed): string | null {
  if (work_arrangement !== 'remote' || country === null) return null;
  return new Intl.DisplayNames('en-CA', { type: 'region' }).of(country) ?? country;
}
