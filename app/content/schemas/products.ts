import * as v from 'valibot';
import { ClosingSchema, pageEntries } from './page.ts';
import { PictureKeySchema } from './picture-key.ts';
import { LinkSchema, some, text } from './primitives.ts';
import { SuiteModuleSchema } from './suite.ts';

/** /products: the toolkit, and the suite with its five featured products (section 2, Tools and Resources). */
export const ProductsSchema = v.strictObject({
  ...pageEntries,
  intro: text('the intro'),
  toolkit: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    points: some(text('a point')),
    image: PictureKeySchema,
    link: v.strictObject({
      label: text('the words of the link'),
      href: v.literal('/products/policy-toolkit'),
    }),
  }),
  suite: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    modules: some(SuiteModuleSchema),
    link: v.strictObject({
      label: text('the words of the link'),
      href: v.literal('/products/aimpact-suite'),
    }),
  }),
  resources: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    link: LinkSchema,
  }),
  closing: ClosingSchema,
});

/** Tools and Resources. */
export type Products = v.InferOutput<typeof ProductsSchema>;
