import * as v from 'valibot';
import { ClosingSchema, pageEntries, SectionSchema } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { IconSchema, InternalHrefSchema, some, text } from './primitives.ts';

/** A suite module as cards show it; `color` is a colour of app/theme/palette.ts. */
export const SuiteModuleSchema = v.strictObject({
  id: v.picklist(['link', 'funds', 'bi', 'proof', 'bot']),
  name: text('the name'),
  description: text('the description'),
  color: v.picklist(['lake', 'evergreen', 'evergreen-deep', 'cedar', 'ink']),
  icon: IconSchema,
  image: pictureKeyOf('modules'),
  link: InternalHrefSchema,
});

/** The five modules. */
export const SuiteModulesSchema = some(SuiteModuleSchema);

/** A module on the suite's own page: the card and what there is to say about it. */
const SuiteToolSchema = v.strictObject({
  ...SuiteModuleSchema.entries,
  text: text('the text'),
  uses: some(text('a use')),
});

/** /products/aimpact-suite (section 2, Tool suite page). */
export const SuitePageSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
  }),
  toolsHeading: text('the heading of the tools'),
  usesHeading: text('the heading above the uses of a tool'),
  tools: some(SuiteToolSchema),
  termsHeading: text('the heading of the terms'),
  terms: some(SectionSchema),
  closing: ClosingSchema,
});

/** A suite module as cards show it. */
export type SuiteModule = v.InferOutput<typeof SuiteModuleSchema>;
/** A module with its full text. */
export type SuiteTool = v.InferOutput<typeof SuiteToolSchema>;
/** The suite's page. */
export type SuitePage = v.InferOutput<typeof SuitePageSchema>;
