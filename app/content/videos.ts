import file from './data/videos.json' with { type: 'json' };
import { readData } from './read-data.ts';

/** The page of videos. No recording exists yet, and the page says so. */
export const videos = readData('videos', file);
