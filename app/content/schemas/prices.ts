import * as v from 'valibot';
import { some, text } from './primitives.ts';

const headcount = v.pipe(v.number('write a number'), v.integer(), v.minValue(1));
const price = v.pipe(v.number('write a number'), v.minValue(0, 'write 0 or more'));

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

/** What we charge: the numbers that tables, estimator, structured data and texts share. */
export const PricesSchema = v.strictObject({
  currency: v.literal('CAD'),
  tiers: v.pipe(
    some(TierSchema),
    v.check(
      (tiers) => tiers.every((tier, i) => tier.min === (tiers[i - 1]?.max ?? 0) + 1),
      'let each tier begin where the one before it ends',
    ),
    v.title('Rates by number of employees'),
  ),
  staffTypes: v.pipe(
    v.array(StaffTypeSchema),
    v.length(4, 'list exactly 4'),
    v.description('The four that the price estimate asks for.'),
  ),
  toolkit: v.pipe(
    v.strictObject({
      name: text('the name'),
      price: v.pipe(price, v.minValue(1, 'write 1 or more')),
      templates: text('the number of templates'),
      delivery: text('how it is delivered'),
    }),
    v.title('Policy toolkit'),
  ),
});

/** Who counts as what, and the share of the full-time rate. */
export type StaffType = v.InferOutput<typeof StaffTypeSchema>;
/** The rates. */
export type Rates = Omit<v.InferOutput<typeof PricesSchema>, 'toolkit'>;
