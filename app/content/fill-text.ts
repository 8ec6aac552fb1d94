import { organization } from './organization.ts';

/** What texts may name in braces: a new name of the organization is an edit of organization.ts alone. */
const values: Readonly<Record<string, string>> = {
  name: organization.name,
  shortName: organization.shortName,
  partner: organization.partner.name,
  email: organization.email,
  location: organization.location.text,
  country: organization.location.country,
  mailingAddress: organization.mailingAddress,
  privacyOfficer: organization.privacyOfficer,
  regulator: organization.privacyRegulator.name,
  regulatorSite: organization.privacyRegulator.href,
};

/** A text with its placeholders filled in, such as {name}. Throws with the fix for one that does not exist. */
export function fillText(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => {
    const value = values[key];
    if (value !== undefined) return value;
    const known = Object.keys(values).map((name) => `{${name}}`);
    throw new Error(`${placeholder}: there is no such placeholder; write ${known.join(', ')}`);
  });
}
