import file from './data/impact-stories.json' with { type: 'json' };
import { readData } from './read-data.ts';
import { testimonial } from './testimonials.ts';

const { carousel, ...page } = readData('impact-stories', file);

/** Copy of the list of case studies; the stories are the Markdown files in app/content/impact-stories. */
export const impactStories = {
  ...page,
  carousel: { title: carousel.title, testimonials: carousel.quotes.map(testimonial) },
};
