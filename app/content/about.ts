import file from './data/about.json' with { type: 'json' };
import { readData } from './read-data.ts';

/** Our Story. */
export const about = readData('about', file);
