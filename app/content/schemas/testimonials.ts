import * as v from 'valibot';
import { pictureKeyOf } from './picture-key.ts';
import { DaySchema, IdSchema, prose, someDistinct, text } from './primitives.ts';

/** Since when words are a client's own. */
export const AgreedSchema = v.optional(
  v.pipe(
    DaySchema,
    v.title('Agreed to on'),
    v.description(
      'The day the client agreed to these words. Without it, they are shown as an example.',
    ),
  ),
);

const TestimonialSchema = v.strictObject({
  id: IdSchema,
  quote: prose('the quote'),
  author: text('the role and organization', 'Never a person’s name.'),
  logo: pictureKeyOf('logos'),
  agreed: AgreedSchema,
});

/** All testimonials; pages quote them by their ids. */
export const TestimonialsSchema = v.strictObject({
  label: text('the label', 'Above each testimonial that is an example.'),
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

/** A client's words. An invented quotation has a `label` that says so. */
export interface Quote {
  readonly quote: string;
  readonly author: string;
  readonly logo: v.InferOutput<typeof TestimonialSchema>['logo'];
  readonly label?: string | undefined;
}
