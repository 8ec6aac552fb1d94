import * as v from 'valibot';
import {
  CardSchema,
  ClosingSchema,
  ExcerptSchema,
  pageEntries,
  QuoteSchema,
  SectionSchema,
} from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import {
  group,
  HrefSchema,
  IconSchema,
  InternalHrefSchema,
  LinkSchema,
  prose,
  some,
  text,
} from './primitives.ts';

const ServiceAreaSchema = v.strictObject({
  ...CardSchema.entries,
  brief: v.pipe(prose, v.description('On the home page.')),
  link: HrefSchema,
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
    cards: some(
      v.strictObject({ title: text, text: prose, link: InternalHrefSchema, icon: IconSchema }),
    ),
  }),
  start: v.strictObject({ heading: text, steps: some(SectionSchema), link: LinkSchema }),
  client: group('With each client’s words on a service page', {
    heading: text,
    link: LinkSchema,
  }),
  prices: group('The price on a service page', {
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
  featureImage: v.pipe(
    pictureKeyOf('features', 'samples'),
    v.title('Picture beside the introduction'),
  ),
  priced: v.pipe(
    v.picklist(['monthly', 'sessions', 'quoted']),
    v.title('Price'),
    v.description('By the monthly rate, or quoted for each session or project.'),
  ),
  introHeading: text,
  intro: some(prose),
  capabilitiesHeading: text,
  capabilities: some(CardSchema),
  benefitsHeading: text,
  benefits: some(text),
  testimonial: v.optional(QuoteSchema),
  proof: v.optional(
    group('A page of our work', { ...SectionSchema.entries, excerpt: ExcerptSchema }),
  ),
  caseStudy: v.optional(
    group('Where a story of this work can be read', { text, link: LinkSchema }),
  ),
  process: v.optional(
    group('The steps of a project', {
      heading: text,
      steps: some(SectionSchema),
      instruction: v.pipe(prose, v.description('Which interest to choose in the contact form.')),
    }),
  ),
  closing: ClosingSchema,
});
