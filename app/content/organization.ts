import file from './data/organization.json' with { type: 'json' };
import { checkedData } from './schemas/data.ts';

const facts = checkedData('organization', file);

/** Who we are, in one place: a new name, partner, address or account is an edit of data/organization.json. */
export const organization = { ...facts, generalEnquiries: `mailto:${facts.email}` };

/** The facts about the organization. */
export type Organization = typeof organization;
