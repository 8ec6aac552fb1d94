import * as v from 'valibot';
import { MetaSchema } from './page.ts';
import { LinkSchema, some, text } from './primitives.ts';

const people = v.pipe(v.number(), v.integer(), v.minValue(0));

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
  /** What the form starts with, worked through; the figures are computed from the rates. */
  example: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    headcount: v.strictObject({
      full_time: people,
      part_time: people,
      relief: people,
      volunteers: people,
    }),
  }),
  /** The name on the page for the board; it stands in the address and nowhere else. */
  organization: v.strictObject({
    label: text('the label'),
    optional: text('the word for a field that may stay empty'),
    hint: text('the hint'),
    /** Above the estimate; {name} stands for the organization. */
    prepared: v.pipe(text('the line'), v.includes('{name}', 'keep {name} in the text')),
    /** The line without a name. */
    anonymous: text('the line'),
  }),
  /** What stands below the price on the page for the board. */
  board: v.strictObject({
    dated: text('the word before the date'),
    assumptions: v.strictObject({ heading: text('the heading'), items: some(text('an item')) }),
    included: text('the heading of what the rate includes'),
    subsidies: v.strictObject({ heading: text('the heading'), text: text('the text') }),
    from: text('the words before our name and address'),
  }),
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
