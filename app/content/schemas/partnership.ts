import * as v from 'valibot';
import { CardSchema, ClosingSchema, pageEntries, SectionSchema } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { LinkSchema, some, text } from './primitives.ts';

/** One row of the table of service areas; the link reads "Visit Page" (section 2, Partnership). */
const PartnershipAreaSchema = v.strictObject({
  service: text('the service area'),
  people: text('what our people do'),
  tools: text('what the tools add'),
  link: v.strictObject({ ...LinkSchema.entries, label: v.literal('Visit Page') }),
});

/** /about/partnership. */
export const PartnershipSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
    image: pictureKeyOf('features'),
  }),
  benefits: v.strictObject({ heading: text('the heading'), cards: some(CardSchema) }),
  areas: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    columns: v.strictObject({
      service: text('the column of services'),
      people: text('the column of people'),
      tools: text('the column of tools'),
      link: text('the column of links'),
    }),
    rows: some(PartnershipAreaSchema),
  }),
  /** What a careful board would ask about two related organizations. */
  clarity: v.strictObject({ heading: text('the heading'), items: some(SectionSchema) }),
  closing: ClosingSchema,
});

/** The partnership page. */
export type Partnership = v.InferOutput<typeof PartnershipSchema>;
