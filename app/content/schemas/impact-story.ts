import * as v from 'valibot';
import { BriefClosingSchema, pageEntries } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { SlugSchema, text, textBetween } from './primitives.ts';
import { distinctIds } from './resource-parts.ts';
import { TestimonialSchema } from './testimonial.ts';

/**
 * Front matter of a case study in app/content/impact-stories; the file's name is the slug.
 * Unknown fields are refused. Specification, section 3 (Case study).
 */
export const ImpactStorySchema = v.strictObject({
  id: SlugSchema,
  clientName: text("the client's name"),
  title: textBetween('the title', 20, 80),
  /** Card summaries of one or two sentences each. */
  challenge: textBetween('the challenge', 60, 320),
  solution: textBetween('the solution', 60, 320),
  outcome: textBetween('the outcome', 60, 320),
  testimonial: text('the testimonial'),
  /** A role and an organization. */
  testimonialAuthor: text("the testimonial's author"),
  sector: text('the sector'),
  cover: pictureKeyOf('stories'),
  /** The client's mark, beside the testimonial. */
  logo: pictureKeyOf('logos'),
  description: textBetween('the description', 110, 160),
  /** Paths of the service pages whose work the story shows. */
  services: v.pipe(
    v.array(v.pipe(v.string(), v.startsWith('/services/', 'write a path under /services/'))),
    v.minLength(1, 'name at least one service page'),
  ),
});

/** A case study's front matter after parsing. */
export type ImpactStory = v.InferOutput<typeof ImpactStorySchema>;

/** Copy of the list of case studies and the testimonials of its carousel. */
export const ImpactStoriesSchema = v.strictObject({
  ...pageEntries,
  intro: text('the introduction'),
  featured: v.strictObject({
    title: text('the heading'),
    labels: v.strictObject({
      challenge: text('the label'),
      solution: text('the label'),
      outcome: text('the label'),
    }),
    readStory: text('the text of the link on a card'),
  }),
  /** Words around a full story. */
  story: v.strictObject({
    back: text('the text of the link back'),
    services: text('the heading above the services used'),
    other: text('the heading above the other stories'),
  }),
  carousel: v.strictObject({
    title: text('the heading'),
    testimonials: v.pipe(
      v.array(v.strictObject({ id: SlugSchema, ...TestimonialSchema.entries })),
      v.minLength(1, 'keep at least one testimonial'),
      v.check((items) => distinctIds(items), 'give every testimonial an id of its own'),
    ),
  }),
  closing: BriefClosingSchema,
});

/** The copy of the list of case studies. */
export type ImpactStories = v.InferOutput<typeof ImpactStoriesSchema>;
