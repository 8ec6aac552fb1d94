import file from './data/services.json' with { type: 'json' };
import { readData } from './read-data.ts';

/** The services overview. */
export const servicesOverview = readData('services', file);
