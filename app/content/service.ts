import { readData } from './read-data.ts';
import { testimonial } from './testimonials.ts';

type StreamSlug = Parameters<typeof readData>[0] extends infer Name
  ? Name extends `services/${infer Slug}`
    ? Slug
    : never
  : never;

/** One of the six core services: ends with a client's testimonial. */
export function serviceStream<Slug extends StreamSlug>(slug: Slug, file: unknown) {
  const page = readData(`services/${slug}`, file);
  return { ...page, kind: 'stream' as const, slug, testimonial: testimonial(page.testimonial) };
}

/** A core service. */
export type ServiceStream = ReturnType<typeof serviceStream>;
