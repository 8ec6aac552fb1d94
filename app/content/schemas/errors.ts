import * as v from 'valibot';
import { HeaderSchema, MetaSchema } from './page.ts';
import { LinkSchema, some, text } from './primitives.ts';

/** A page that says what went wrong and where to go from there. */
const ErrorPageSchema = v.strictObject({
  meta: MetaSchema,
  header: HeaderSchema,
  text: text('the text'),
  links: some(LinkSchema),
});

/** The pages for what is not there and for what failed. */
export const ErrorsSchema = v.strictObject({
  notFound: v.strictObject({ ...ErrorPageSchema.entries, linksHeading: text('the heading') }),
  failure: v.strictObject({
    ...ErrorPageSchema.entries,
    /** Stands before the request's id, which helps to find the log line. */
    reference: text('the words before the reference'),
  }),
  /** A Worker without its variables; the owner sees which one is missing in the log. */
  unconfigured: v.strictObject({ heading: text('the heading') }),
});

/** All error pages. */
export type Errors = v.InferOutput<typeof ErrorsSchema>;
