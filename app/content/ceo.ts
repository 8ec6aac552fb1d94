import file from './data/ceo.json' with { type: 'json' };
import { organization } from './organization.ts';
import { readData } from './read-data.ts';

const page = readData('ceo', file);
const { name, role } = organization.ceo;

/** The CEO's profile page. */
export const ceo = {
  ...page,
  name,
  role,
  meta: { ...page.meta, title: `${name}, ${role}` },
};
