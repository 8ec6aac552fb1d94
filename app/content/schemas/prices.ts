import * as v from 'valibot';
import {
  ClosingSchema,
  LinkedSectionSchema,
  pageEntries,
  SectionSchema,
  SectionsSchema,
} from './page.ts';
import { group, LinkSchema, prose, StandingSchema, some, text } from './primitives.ts';

const headcount = v.pipe(v.number('write a number'), v.integer(), v.minValue(1));
const price = v.pipe(v.number('write a number'), v.minValue(0, 'write 0 or more'));

const productPrice = v.pipe(price, v.minValue(1, 'write 1 or more'));
const packPrice = (title: string) =>
  v.optional(
    v.pipe(
      productPrice,
      v.title(title),
      v.description('Leave it empty until there is a price: its card then says so.'),
    ),
  );

const TierSchema = v.pipe(
  v.strictObject({
    min: v.pipe(headcount, v.title('From (employees)')),
    max: v.pipe(headcount, v.title('To (employees)')),
    monthlyRate: v.pipe(
      price,
      v.title('Rate'),
      v.description('For one full-time employee, a month.'),
    ),
  }),
  v.metadata({ summary: '{{fields.min}} to {{fields.max}} employees: {{fields.monthlyRate}}' }),
);

const StaffTypeSchema = v.strictObject({
  id: v.pipe(
    v.picklist(['full_time', 'part_time', 'relief', 'volunteers']),
    v.title('Kind of staff'),
    v.description('The price estimate counts by it: leave it as it is.'),
  ),
  label: text('the label'),
  definition: text('the definition'),
  share: v.pipe(
    v.number('write a number'),
    v.minValue(0, 'write 0 to 1'),
    v.maxValue(1, 'write 0 to 1'),
    v.description('The part of the full-time rate that is charged, such as 0.5 for a half.'),
  ),
  shareText: text('the share in words'),
});

/** Shown by its name on Pricing, service pages, the FAQ and the estimate: {priceNotice}. */
const FactSchema = v.strictObject({ text: prose('the sentence'), standing: StandingSchema });

/** What we charge: the numbers that tables, estimator, structured data and texts share. */
export const PricesSchema = v.strictObject({
  currency: v.literal('CAD'),
  facts: group('What the rate buys and how we agree on it', {
    basis: FactSchema,
    scope: FactSchema,
    training: FactSchema,
    people: FactSchema,
    reply: FactSchema,
    planning: FactSchema,
    hours: FactSchema,
    size: FactSchema,
    team: FactSchema,
    assessment: FactSchema,
    billing: FactSchema,
    term: FactSchema,
    notice: FactSchema,
    tax: FactSchema,
  }),
  tiers: v.pipe(
    some(TierSchema),
    v.check(
      (all) => all.every(({ min, max }, i) => min === (all[i - 1]?.max ?? 0) + 1 && max >= min),
      'let each tier begin where the one before it ends, and end no lower than it begins',
    ),
    v.title('Rates by number of employees'),
  ),
  staffTypes: v.pipe(
    v.array(StaffTypeSchema),
    v.length(4, 'list exactly 4'),
    v.description('The four that the price estimate asks for.'),
  ),
  toolkit: group('Policy toolkit', {
    name: text('the name'),
    prices: v.strictObject({
      'full-toolkit': v.pipe(productPrice, v.title('Full toolkit')),
      'finance-pack': packPrice('Finance Pack'),
      'governance-pack': packPrice('Governance Pack'),
    }),
    templates: text('the number of templates'),
    delivery: text('how it is delivered'),
  }),
});

const tableEntries = {
  heading: text('the heading'),
  note: text('the note'),
  caption: text('the name of the table', 'Read aloud to people who do not see the page.'),
  columns: v.pipe(v.array(text('a column’s head')), v.length(3, 'list exactly 3')),
};

const listEntries = { heading: text('the heading'), items: some(text('a thing')) };

/** The page about prices; the numbers themselves stand in the data file of prices. */
export const PricingSchema = v.strictObject({
  ...pageEntries,
  intro: SectionSchema,
  included: group('What the rate includes', listEntries),
  apart: group('What is priced separately', { ...listEntries, text: prose('the text') }),
  agreement: group('Terms of the agreement', SectionsSchema.entries),
  tiersTable: group('Around the table of rates', tableEntries),
  staffTable: group('Around the table of staff types', tableEntries),
  larger: group('For teams that are larger than the table', LinkedSectionSchema.entries),
  subsidies: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(prose('a paragraph')),
    board: LinkSchema,
    sourcesHeading: text('the heading above the sources'),
    sources: some(SectionSchema),
    link: LinkSchema,
  }),
  projects: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(prose('a paragraph')),
    examples: some(text('an example')),
  }),
  terms: group('How it begins', SectionsSchema.entries),
  closing: ClosingSchema,
});

/** Who counts as what, and the share of the full-time rate. */
export type StaffType = v.InferOutput<typeof StaffTypeSchema>;
export type Rates = Omit<v.InferOutput<typeof PricesSchema>, 'toolkit'>;
