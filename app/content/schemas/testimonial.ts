import * as v from 'valibot';
import { pictureKeyOf } from './picture-key.ts';
import { text } from './primitives.ts';

/** What a client says. The author is a role and an organization, never a person's name (section 3). */
export const TestimonialSchema = v.strictObject({
  quote: text('the quote'),
  author: text('the role and organization'),
  logo: pictureKeyOf('logos'),
});

/** All testimonials by id. */
export const TestimonialsSchema = v.record(v.string(), TestimonialSchema);

/** What a client says. */
export type Testimonial = v.InferOutput<typeof TestimonialSchema>;
