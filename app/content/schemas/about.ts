import * as v from 'valibot';
import { CardSchema, ClosingSchema, pageEntries, SectionSchema } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { IdSchema, LinkSchema, prose, StandingSchema, some, text } from './primitives.ts';

const conductPart = (title: string) =>
  v.optional(
    v.pipe(
      v.strictObject({
        ...SectionSchema.entries,
        link: v.optional(LinkSchema),
        standing: v.optional(StandingSchema),
      }),
      v.title(title),
    ),
  );

/** What a seller of governance shows of itself; a part that is left out is not shown. */
const conductParts = {
  board: conductPart('Board'),
  bylaws: conductPart('Bylaws'),
  conflicts: conductPart('Conflict of interest policy'),
  annualReport: conductPart('Annual report'),
  rates: conductPart('Rates'),
  registration: conductPart('Registration number'),
};

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
  differences: v.strictObject({ heading: text('the heading'), cards: some(CardSchema) }),
  values: v.strictObject({ heading: text('the heading'), items: some(SectionSchema) }),
  conduct: v.pipe(
    v.strictObject({ id: IdSchema, heading: text('the heading'), ...conductParts }),
    v.title('How we run ourselves'),
  ),
  onwardHeading: text(
    'the heading of the ways on',
    'Read aloud to people who do not see the page.',
  ),
  onward: v.pipe(
    some(v.strictObject({ ...SectionSchema.entries, link: LinkSchema })),
    v.title('Ways on'),
  ),
  closing: ClosingSchema,
});

export const PartnershipSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(prose('a paragraph')),
    image: pictureKeyOf('features'),
  }),
  benefits: v.strictObject({ heading: text('the heading'), cards: some(CardSchema) }),
  areas: v.pipe(
    v.strictObject({
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
    v.title('Table of service areas'),
  ),
  clarity: v.pipe(
    v.strictObject({ heading: text('the heading'), items: some(SectionSchema) }),
    v.title('Questions and answers'),
  ),
  closing: ClosingSchema,
});
