import * as v from 'valibot';
import { LinkSchema, text } from './primitives.ts';

const people = v.pipe(v.number(), v.integer(), v.minValue(0));

const field = v.strictObject({
  label: text('the label'),
  hint: text('the hint'),
});

/** The price estimator, on home and on /pricing. `{count}` stands for a number of people. */
export const EstimateSchema = v.strictObject({
  heading: text('the heading'),
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
});

/** The price estimator's copy. */
export type EstimateCopy = v.InferOutput<typeof EstimateSchema>;
