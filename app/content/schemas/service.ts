import * as v from 'valibot';
import { CardSchema, ClosingSchema, pageEntries, SectionSchema } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { LinkSchema, SlugSchema, some, text } from './primitives.ts';
import { TestimonialSchema } from './testimonial.ts';

const sharedEntries = {
  ...pageEntries,
  slug: SlugSchema,
  featureImage: pictureKeyOf('features'),
  /** The intro's heading and its two paragraphs. */
  introHeading: text('the heading of the intro'),
  intro: some(text('a paragraph of the intro')),
  capabilitiesHeading: text('the heading of the capabilities'),
  capabilities: some(CardSchema),
  benefitsHeading: text('the heading of the benefits'),
  benefits: some(text('a benefit')),
  closing: ClosingSchema,
};

/** A link with the sentence that leads to it. */
const NoteSchema = v.strictObject({ text: text('the note'), link: LinkSchema });

/** One of the six core services: ends with a client's testimonial (section 2, Service pages). */
const ServiceStreamSchema = v.strictObject({
  kind: v.literal('stream'),
  ...sharedEntries,
  testimonial: TestimonialSchema,
  /** Where a published story of this work can be read. */
  caseStudy: v.optional(NoteSchema),
});

/** Custom solutions: a process of five steps instead of a testimonial (section 2, Service pages). */
const CustomSolutionsSchema = v.strictObject({
  kind: v.literal('custom'),
  ...sharedEntries,
  process: v.strictObject({
    heading: text('the heading of the process'),
    steps: some(SectionSchema),
    /** Which interest to choose in the contact form. */
    instruction: text('the instruction'),
  }),
});

/** A service page of either kind. */
export const ServicePageSchema = v.variant('kind', [ServiceStreamSchema, CustomSolutionsSchema]);

/** One of the six core services. */
export type ServiceStream = v.InferOutput<typeof ServiceStreamSchema>;
/** The custom solutions page. */
export type CustomSolutions = v.InferOutput<typeof CustomSolutionsSchema>;
/** A service page of either kind; `kind` tells which. */
export type ServicePage = v.InferOutput<typeof ServicePageSchema>;
