import file from './data/prices.json' with { type: 'json' };
import { checkedData } from './schemas/data.ts';

const { toolkit, ...tables } = checkedData('prices', file);

/** What we charge, in CAD. Tables, estimator and texts read the same numbers. */
export const rates = tables;

/** The policy toolkit's facts, for pages and structured data. */
export const toolkitProduct = { ...toolkit, currency: tables.currency };
