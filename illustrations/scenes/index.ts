import type { Scene } from '../render.ts';
import { features } from './features.ts';
import { heroes } from './heroes.ts';
import { podcasts, videos } from './media.ts';
import { portraits } from './portraits.ts';
import { modules, toolkit } from './products.ts';
import { stories } from './stories.ts';

/** All pictures by family; the family is the folder under public/images. */
export const families: Record<string, readonly Scene[]> = {
  heroes,
  features,
  modules,
  toolkit,
  portraits,
  stories,
  videos,
  podcasts,
};
