import type { Scene } from '../render.ts';
import { heroes } from './heroes.ts';

/** All pictures by family; the family is the folder under public/images. */
export const families: Record<string, readonly Scene[]> = { heroes };
