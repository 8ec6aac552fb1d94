import * as v from 'valibot';
import { MetaSchema } from './page.ts';
import { LinkSchema, text } from './primitives.ts';

const field = v.strictObject({
  label: text('the label'),
  hint: text('the hint'),
});

/** The price estimator: on /pricing, and at an address of its own. `{count}` stands for a number of people. */
export const EstimateSchema = v.strictObject({
  meta: MetaSchema,
  header: v.strictObject({ title: text('the title'), subtitle: text('the subtitle') }),
  heading: text('the heading on the pricing page'),
  text: text('the text below it'),
  fields: v.strictObject({
    full_time: field,
    part_time: field,
    relief: field,
    volunteers: field,
  }),
  button: text('the words of the button'),
  result: v.strictObject({
    heading: text('the heading of the result'),
    caption: text('the caption of the table'),
    columns: v.strictObject({
      staff: text('the column'),
      people: text('the column'),
      monthly: text('the column'),
    }),
    /** What one person costs; {rate} stands for the amount. */
    each: text('the price of one person'),
    free: text('the word for a price of nothing'),
    perMonth: text('the label of the monthly total'),
    perYear: text('the label of the yearly total'),
    /** How many employees decide the rate: for one, and for several. */
    size: v.strictObject({ one: text('the sentence'), many: text('the sentence') }),
    note: text('the note below the totals'),
    link: text('the words of the link to the shareable page'),
    print: text('the words of the button that prints'),
  }),
  nobody: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    link: LinkSchema,
  }),
  larger: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    link: LinkSchema,
  }),
  errors: v.strictObject({
    title: text('the title of the summary'),
    field: text('the message, {label} standing for the field'),
    pending: text('what stands in place of the totals'),
  }),
  back: LinkSchema,
});

/** The price estimator's copy. */
export type EstimateCopy = v.InferOutput<typeof EstimateSchema>;
