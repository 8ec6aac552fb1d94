import * as v from 'valibot';
import { pictureKeyOf } from './picture-key.ts';
import { IdSchema, prose, someDistinct, text } from './primitives.ts';

const TestimonialSchema = v.strictObject({
  id: IdSchema,
  quote: prose('the quote'),
  author: text('the role and organization', 'Never a person’s name.'),
  logo: pictureKeyOf('logos'),
});

/** All testimonials; pages quote them by their ids. */
export const TestimonialsSchema = v.strictObject({
  note: v.optional(
    text('the note', 'Below each testimonial while they are examples; delete it with the last.'),
  ),
  testimonials: someDistinct(TestimonialSchema),
});

/** A testimonial's id where a page quotes it. */
export const QuoteSchema = v.pipe(
  text('a testimonial', 'One of the testimonials.'),
  v.metadata({
    widget: 'relation',
    collection: 'facts',
    file: 'testimonials',
    value_field: 'testimonials.*.id',
    display_fields: ['testimonials.*.author'],
  }),
);

/** What a client says. */
export type Testimonial = v.InferOutput<typeof TestimonialSchema> & {
  readonly note?: string | undefined;
};
