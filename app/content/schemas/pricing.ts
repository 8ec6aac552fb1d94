import * as v from 'valibot';
import { ClosingSchema, pageEntries, SectionSchema } from './page.ts';
import { exactly, LinkSchema, some, text } from './primitives.ts';

const headcount = v.pipe(v.number(), v.integer(), v.minValue(1));

/** CAD a month for one full-time employee, in organizations of `min` to `max` employees. */
const TierSchema = v.strictObject({
  min: headcount,
  max: headcount,
  monthlyRate: v.pipe(v.number(), v.minValue(0)),
});

/** Who counts as what; `share` is the part of the full-time rate that is charged, from 0 to 1. */
const StaffTypeSchema = v.strictObject({
  id: v.picklist(['full-time', 'part-time', 'relief', 'volunteer']),
  label: text('the label'),
  definition: text('the definition'),
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** The share in words, as the table shows it. */
  shareText: text('the share in words'),
});

/** The facts that tables, estimator and structured data share (section 9, Pricing). */
export const RatesSchema = v.strictObject({
  currency: v.literal('CAD'),
  tiers: v.pipe(
    some(TierSchema),
    v.check(
      (tiers) => tiers.every((tier, i) => tier.min === (tiers[i - 1]?.max ?? 0) + 1),
      'let each tier begin where the one before it ends',
    ),
  ),
  /** The four that the estimate asks for. */
  staffTypes: exactly(4, StaffTypeSchema),
});

const table = v.strictObject({
  heading: text('the heading'),
  caption: text('the caption'),
  columns: exactly(3, text('a column')),
  note: text('the note'),
});

/** /pricing (section 2, Pricing). */
export const PricingSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({ heading: text('the heading'), text: text('the text') }),
  included: v.strictObject({ heading: text('the heading'), items: some(text('an item')) }),
  tiersTable: table,
  staffTable: table,
  larger: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    link: LinkSchema,
  }),
  subsidies: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
    sourcesHeading: text('the heading of the sources'),
    sources: some(SectionSchema),
    link: LinkSchema,
  }),
  projects: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
    examples: some(text('an example')),
  }),
  terms: v.strictObject({ heading: text('the heading'), items: some(SectionSchema) }),
  closing: ClosingSchema,
});

/** A tier of rates. */
export type Tier = v.InferOutput<typeof TierSchema>;
/** A type of staff. */
export type StaffType = v.InferOutput<typeof StaffTypeSchema>;
/** All rates. */
export type Rates = v.InferOutput<typeof RatesSchema>;
/** The pricing page. */
export type Pricing = v.InferOutput<typeof PricingSchema>;
