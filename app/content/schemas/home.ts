import * as v from 'valibot';
import { CardsSchema, plainPageEntries, SectionSchema } from './page.ts';
import { group, LinkSchema, prose, some, text } from './primitives.ts';
import { ExcerptSchema } from './sample.ts';
import { QuoteSchema } from './testimonials.ts';

export const HomeSchema = v.strictObject({
  ...plainPageEntries,
  actions: group('Buttons', {
    primary: v.pipe(LinkSchema, v.title('First button')),
    secondary: v.pipe(LinkSchema, v.title('Second button')),
  }),
  work: v.pipe(
    ExcerptSchema,
    v.title('Sample before the picture'),
    v.description('Its first phrase with a note is shown, and the note.'),
  ),
  assurances: v.pipe(some(text('a short fact')), v.title('Facts below the buttons')),
  whyUs: CardsSchema,
  partner: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(prose('a paragraph')),
    points: some(text('a point')),
    link: LinkSchema,
  }),
  services: v.strictObject({
    ...SectionSchema.entries,
    all: v.pipe(LinkSchema, v.title('Link to all services')),
  }),
  suite: SectionSchema,
  prices: v.strictObject({
    ...SectionSchema.entries,
    size: text('what a size of team counts', 'Such as employees.'),
    unit: text('what the first rate is for', 'Below the rate in large figures.'),
    link: LinkSchema,
    subsidies: LinkSchema,
  }),
  testimonials: v.strictObject({
    heading: text('the heading'),
    quotes: some(QuoteSchema),
    link: LinkSchema,
  }),
});
