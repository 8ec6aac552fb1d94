import type { Scene } from '../render.ts';
import { harvest, paintTable } from './close-views/community-work.ts';

const story = { width: 1200, height: 800, limit: 20_000, phoneLimit: 8_400 };

/** The two case studies, at the work that our help is for. */
export const stories: Scene[] = [
  { ...story, name: 'food-network', seed: 901, hour: 'summerGold', layers: harvest },
  { ...story, name: 'youth-arts', seed: 912, hour: 'summerMorning', layers: paintTable },
];
