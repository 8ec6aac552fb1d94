import * as v from 'valibot';
import { CardSchema, LinkCardSchema, pageEntries } from './page.ts';
import { LinkSchema, some, text } from './primitives.ts';
import { SuiteModuleSchema } from './suite.ts';
import { TestimonialSchema } from './testimonial.ts';

/** The home page (section 2, Home). */
export const HomeSchema = v.strictObject({
  ...pageEntries,
  actions: v.strictObject({ primary: LinkSchema, secondary: LinkSchema }),
  /** The short facts below the hero's buttons. */
  assurances: some(text('an assurance')),
  whyUs: v.strictObject({ heading: text('the heading'), cards: some(CardSchema) }),
  partner: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
    points: some(text('a point')),
    link: LinkSchema,
  }),
  services: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    cards: some(LinkCardSchema),
    all: LinkSchema,
  }),
  suite: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    modules: some(SuiteModuleSchema),
  }),
  testimonials: v.strictObject({
    heading: text('the heading'),
    items: some(TestimonialSchema),
    link: LinkSchema,
  }),
});

/** The home page. */
export type Home = v.InferOutput<typeof HomeSchema>;
