import file from './data/ceo.json' with { type: 'json' };
import { readData } from './read-data.ts';

const page = readData('ceo', file);

/** The CEO's profile page. */
export const ceo = { ...page, meta: { ...page.meta, title: `${page.name}, ${page.role}` } };
