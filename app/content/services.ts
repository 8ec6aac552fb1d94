import file from './data/services-overview.json' with { type: 'json' };
import { readData } from './read-data.ts';

/** The services overview. */
export const servicesOverview = readData('servicesOverview', file);
