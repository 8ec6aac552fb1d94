import file from './data/podcasts.json' with { type: 'json' };
import { readData } from './read-data.ts';

/** The page of podcast episodes. */
export const podcasts = readData('podcasts', file);
