import * as v from 'valibot';
import {
  BriefClosingSchema,
  CardSchema,
  CardsSchema,
  ClosingSchema,
  LinkedSectionSchema,
  pageEntries,
  SectionSchema,
  SectionsSchema,
} from './page.ts';
import { PictureKeySchema } from './picture-key.ts';
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
import { ExcerptSchema } from './sample.ts';
import { QuoteSchema } from './testimonials.ts';

const ServiceAreaSchema = v.strictObject({
  ...CardSchema.entries,
  brief: prose('the description in brief', 'On the home page.'),
  link: HrefSchema,
  signs: some(text('a sign', 'What a director says when this is the service they need.')),
});

const BesideCardSchema = v.strictObject({
  title: text('the title'),
  text: prose('the text'),
  link: InternalHrefSchema,
  icon: IconSchema,
});

const ServicePriceSchema = v.strictObject({
  text: prose('what it costs'),
  links: some(LinkSchema),
});

export const ServicesOverviewSchema = v.strictObject({
  ...pageEntries,
  intro: SectionSchema,
  signsHeading: text('the heading above the signs'),
  areas: some(ServiceAreaSchema),
  more: v.strictObject({ heading: text('the heading'), cards: some(BesideCardSchema) }),
  start: v.strictObject({
    heading: text('the heading'),
    steps: some(SectionSchema),
    link: LinkSchema,
  }),
  client: group('With each client’s words on a service page', {
    heading: text('the heading', 'Read aloud to people who do not see the page.'),
    link: LinkSchema,
  }),
  prices: group('The price on a service page', {
    monthly: ServicePriceSchema,
    sessions: ServicePriceSchema,
    quoted: ServicePriceSchema,
  }),
  closing: ClosingSchema,
});

/** A part that is left out is not shown. */
export const ServiceSchema = v.strictObject({
  ...pageEntries,
  capabilitiesLook: v.pipe(
    v.picklist(['panel', 'columns', 'rows']),
    v.title('Look of the capabilities'),
  ),
  featureImage: v.pipe(PictureKeySchema, v.title('Picture beside the introduction')),
  priced: v.pipe(
    v.picklist(['monthly', 'sessions', 'quoted']),
    v.title('Price'),
    v.description('By the monthly rate, or quoted for each session or project.'),
  ),
  introHeading: text('the heading of the intro'),
  intro: some(prose('a paragraph of the intro')),
  capabilitiesHeading: text('the heading of the capabilities'),
  capabilities: some(CardSchema),
  benefitsHeading: text('the heading of the benefits'),
  benefits: some(text('a benefit')),
  testimonial: v.optional(QuoteSchema),
  proof: v.optional(
    group('A page of our work', { ...SectionSchema.entries, excerpt: ExcerptSchema }),
  ),
  caseStudy: v.optional(
    group('Where a story of this work can be read', { text: text('the note'), link: LinkSchema }),
  ),
  process: v.optional(
    group('The steps of a project', {
      heading: text('the heading of the process'),
      steps: some(SectionSchema),
      instruction: prose('the instruction', 'Which interest to choose in the contact form.'),
    }),
  ),
  closing: ClosingSchema,
});

export const SpeakingSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(prose('a paragraph')),
    speaker: LinkSchema,
  }),
  topics: CardsSchema,
  talk: group('A page of a talk', {
    from: text('which talk it is from'),
    heading: text('the heading'),
    questions: some(text('a question')),
    after: prose('the text below'),
  }),
  formats: SectionsSchema,
  conference: v.strictObject({
    heading: text('the heading'),
    label: text('the words of the link to its registration'),
    none: prose('the text while no conference is announced'),
    next: v.optional(
      group('The next conference', {
        text: prose('the text', 'Which conference it is, where and when.'),
        href: v.pipe(HrefSchema, v.title('Address of the registration')),
      }),
    ),
  }),
  resources: LinkedSectionSchema,
  closing: BriefClosingSchema,
});
