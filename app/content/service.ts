import { readData } from './read-data.ts';
import type { DataName } from './schemas/data.ts';
import { testimonial } from './testimonials.ts';

/** One of the six core services: ends with a client's testimonial. */
export function serviceStream(id: Extract<DataName, `services/${string}`>, file: unknown) {
  const page = readData(id, file);
  return { ...page, kind: 'stream' as const, id, testimonial: testimonial(page.testimonial) };
}

/** A core service. */
export type ServiceStream = ReturnType<typeof serviceStream>;
