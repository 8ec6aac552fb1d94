import file from './data/home.json' with { type: 'json' };
import { readData } from './read-data.ts';
import { suiteModuleList } from './suite-modules.ts';
import { testimonial } from './testimonials.ts';

const { suite, testimonials, ...page } = readData('home', file);

/** The home page. */
export const home = {
  ...page,
  suite: { ...suite, modules: suiteModuleList },
  testimonials: { ...testimonials, items: testimonials.quotes.map(testimonial) },
};
