import * as v from 'valibot';
import {
  CardsSchema,
  ClosingSchema,
  LinkedSectionSchema,
  pageEntries,
  SectionSchema,
  SectionsSchema,
} from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { group, IdSchema, LinkSchema, prose, StandingSchema, some, text } from './primitives.ts';

const conductPart = (title: string) =>
  v.optional(
    group(title, {
      ...SectionSchema.entries,
      link: v.optional(LinkSchema),
      standing: v.optional(StandingSchema),
    }),
  );

export const AboutSchema = v.strictObject({
  ...pageEntries,
  story: v.strictObject({
    id: IdSchema,
    heading: text('the heading'),
    paragraphs: some(prose('a paragraph')),
  }),
  purpose: v.strictObject({
    id: IdSchema,
    heading: text('the heading'),
    mission: SectionSchema,
    vision: SectionSchema,
  }),
  differences: CardsSchema,
  values: SectionsSchema,
  /** What a seller of governance shows of itself; a part that is left out is not shown. */
  conduct: group('How we run ourselves', {
    id: IdSchema,
    heading: text('the heading'),
    board: conductPart('Board'),
    bylaws: conductPart('Bylaws'),
    conflicts: conductPart('Conflict of interest policy'),
    annualReport: conductPart('Annual report'),
    rates: conductPart('Rates'),
    registration: conductPart('Registration number'),
  }),
  onwardHeading: text(
    'the heading of the ways on',
    'Read aloud to people who do not see the page.',
  ),
  onward: v.pipe(some(LinkedSectionSchema), v.title('Ways on')),
  closing: ClosingSchema,
});

export const PartnershipSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(prose('a paragraph')),
    image: pictureKeyOf('features'),
  }),
  benefits: CardsSchema,
  areas: group('Table of service areas', {
    ...SectionSchema.entries,
    columns: v.strictObject({
      service: text('the head of the first column'),
      people: text('the head of the second column'),
      tools: text('the head of the third column'),
      link: text('the head of the last column'),
    }),
    rows: some(
      v.strictObject({
        service: text('the service area'),
        people: text('what our people do'),
        tools: text('what the tools add'),
        link: LinkSchema,
      }),
    ),
  }),
  clarity: group('Questions and answers', SectionsSchema.entries),
  closing: ClosingSchema,
});
