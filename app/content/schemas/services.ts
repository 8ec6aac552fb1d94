import * as v from 'valibot';
import {
  CardLinkSchema,
  CardSchema,
  ClosingSchema,
  ExcerptSchema,
  pageEntries,
  QuoteSchema,
  SectionSchema,
} from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { LinkSchema, prose, some, text } from './primitives.ts';

const ServiceAreaSchema = v.strictObject({
  ...CardLinkSchema.entries,
  brief: v.pipe(prose, v.description('On the home page.')),
  signs: v.pipe(some(text), v.description('What a director says who needs this service.')),
});

const ServicePriceSchema = v.strictObject({
  text: prose,
  points: v.optional(some(text)),
  links: some(LinkSchema),
});

export const ServicesOverviewSchema = v.strictObject({
  ...pageEntries,
  intro: SectionSchema,
  signsHeading: text,
  areas: some(ServiceAreaSchema),
  more: v.strictObject({
    heading: text,
    cards: some(CardLinkSchema),
  }),
  start: v.strictObject({ heading: text, steps: some(SectionSchema), link: LinkSchema }),
  client: v.strictObject({ heading: text, link: LinkSchema }),
  prices: v.strictObject({
    monthly: ServicePriceSchema,
    sessions: ServicePriceSchema,
    quoted: ServicePriceSchema,
  }),
  closing: ClosingSchema,
});

/** A file of app/content/data/services. A part that is left out is not shown. */
export const ServiceSchema = v.strictObject({
  ...pageEntries,
  capabilitiesLook: v.picklist(['panel', 'columns', 'rows']),
  featureImage: pictureKeyOf('features', 'samples'),
  priced: v.picklist(['monthly', 'sessions', 'quoted']),
  introHeading: text,
  intro: some(prose),
  capabilitiesHeading: text,
  capabilities: some(CardSchema),
  benefitsHeading: text,
  benefits: some(text),
  testimonial: v.optional(QuoteSchema),
  proof: v.optional(v.strictObject({ ...SectionSchema.entries, excerpt: ExcerptSchema })),
  caseStudy: v.optional(v.strictObject({ text, link: LinkSchema })),
  process: v.optional(
    v.strictObject({
      heading: text,
      steps: some(SectionSchema),
      instruction: v.pipe(prose, v.description('Which interest to choose in the contact form.')),
    }),
  ),
  closing: ClosingSchema,
});
