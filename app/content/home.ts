import file from './data/home.json' with { type: 'json' };
import { readData } from './read-data.ts';
import { servicesOverview } from './services.ts';
import { suiteModuleList } from './suite-modules.ts';
import { testimonial } from './testimonials.ts';

const { services, suite, testimonials, ...page } = readData('home', file);

/** The home page. */
export const home = {
  ...page,
  services: {
    ...services,
    cards: servicesOverview.areas.map(({ icon, title, brief, link }) => {
      return { icon, title, description: brief, link };
    }),
  },
  suite: { ...suite, modules: suiteModuleList },
  testimonials: { ...testimonials, items: testimonials.quotes.map(testimonial) },
};
