import { longDate } from '../text/long-date.ts';
import { formatCents, formatShare } from '../text/numbers.ts';
import consultations from './data/consultations.json' with { type: 'json' };
import prices from './data/prices.json' with { type: 'json' };
import { localDay } from './local-day.ts';
import { organization } from './organization.ts';

/** The part of the full-time rate that a kind of staff is charged, such as "50%". */
const shareOf = (id: string) =>
  formatShare(prices.staffTypes.find((type) => type.id === id)?.share ?? 0);

/** {priceBasis}, {priceNotice} and so on, by their names in prices.json. */
const priceFacts = Object.fromEntries(
  Object.entries(prices.facts).map(([name, { text }]) => [
    `price${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    text,
  ]),
);

/** In the past tense once the month of the launch is over. `today` is YYYY-MM-DD. */
export function launchAsOf(today: string, month = organization.partner.suiteLaunch): string {
  const [name, , year] = longDate(`${month}-01`)?.split(' ') ?? [];
  return `${today.slice(0, 7) > month ? 'launched' : 'launches'} in ${name} ${year}`;
}

/** What texts may name in braces, so that a new name or price is an edit in one place. */
const values: Readonly<Record<string, string>> = {
  name: organization.name,
  shortName: organization.shortName,
  tagline: organization.tagline,
  description: organization.description,
  partner: organization.partner.name,
  suite: organization.partner.suite,
  get suiteLaunch() {
    return launchAsOf(localDay());
  },
  ceo: organization.ceo.name,
  ceoRole: organization.ceo.role,
  ceoSlug: organization.ceo.slug,
  email: organization.email,
  location: organization.location.text,
  country: organization.location.country,
  experience: organization.experience,
  Experience: organization.experience.replace(/^./u, (first) => first.toUpperCase()),
  replyPromise: organization.replyPromise,
  consultation: `free ${consultations.minutes}-minute consultation ${consultations.medium.text}`,
  mailingAddress: organization.address,
  privacyOfficer: organization.privacyOfficer,
  regulator: organization.privacyRegulator.name,
  regulatorSite: organization.privacyRegulator.href,
  monthlyRates: prices.tiers
    .map(
      (tier) => `${formatCents(tier.monthlyRate * 100)} for ${tier.min} to ${tier.max} employees`,
    )
    .join(', ')
    .replace(/, (?!.*, )/, ' and '),
  ...priceFacts,
  largestTeam: `${Math.max(...prices.tiers.map((tier) => tier.max))} employees`,
  partTimeShare: shareOf('part_time'),
  reliefShare: shareOf('relief'),
  toolkit: prices.toolkit.name,
  toolkitPrice: formatCents(prices.toolkit.prices['full-toolkit'] * 100),
  toolkitTemplates: prices.toolkit.templates,
};

/** A text with its placeholders filled in, such as {name}. Throws with the fix for one that does not exist. */
export function fillFacts(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => {
    const value = values[key];
    if (value !== undefined) return value;
    // What was searched and the number of results, which a page fills in itself.
    if (key === 'count' || key === 'query') return placeholder;
    const known = Object.keys(values).map((name) => `{${name}}`);
    throw new Error(`${placeholder}: there is no such placeholder; write ${known.join(', ')}`);
  });
}
