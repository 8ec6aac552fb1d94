import file from './data/testimonials.json' with { type: 'json' };
import { readData } from './read-data.ts';
import { dataFile } from './schemas/data.ts';
import type { Testimonial } from './schemas/testimonials.ts';

const { testimonials, note } = readData('testimonials', file);

/** The testimonial that a page quotes by its id; throws with the fix for one that does not exist. */
export function testimonial(id: string): Testimonial {
  const found = testimonials.find((each) => each.id === id);
  if (found) return { ...found, note };
  const known = testimonials.map((each) => each.id).join(', ');
  throw new Error(
    `${dataFile('testimonials')}: ${id}: a page quotes it, and no testimonial has this id; there are ${known}`,
  );
}
