import file from './data/team.json' with { type: 'json' };
import { organization } from './organization.ts';
import { readData } from './read-data.ts';

const { ceo, ...page } = readData('team', file);

/** The team page. */
export const team = {
  ...page,
  ceo: {
    text: ceo.text,
    link: { label: ceo.link, href: `/about/team/${organization.ceo.slug}` },
  },
};
