import * as v from 'valibot';
import { MetaSchema } from './page.ts';
import { LinkSchema, some, text } from './primitives.ts';

/** The page of one estimate, which a visitor shares or prints. */
export const EstimatePageSchema = v.strictObject({
  meta: MetaSchema,
  header: v.strictObject({ title: text('the title'), subtitle: text('the subtitle') }),
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
  print: text('the words of the button that prints'),
  back: LinkSchema,
});

/** That page's copy. */
export type EstimatePageCopy = v.InferOutput<typeof EstimatePageSchema>;
