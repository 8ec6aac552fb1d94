import file from './data/organization.json' with { type: 'json' };
import type { OrganizationFacts } from './schemas/facts.ts';

// Read as it is, since commands and the list of pages need it before anything is built; content-collections checks it.
const facts: OrganizationFacts = file;

/** Who we are, in one place: a new name, partner, address or account is an edit of data/organization.json. */
export const organization = {
  imageBase: '',
  ...facts,
  generalEnquiries: `mailto:${facts.email}`,
  /** The mailing address, or the place alone until the owner has filled one in. */
  address: facts.mailingAddress || facts.location.text,
  call: facts.phone && { label: facts.phone, href: `tel:${facts.phone.replaceAll(/[ -]/g, '')}` },
};
