import * as v from 'valibot';
import {
  ClosingSchema,
  ExcerptSchema,
  LinkedSectionSchema,
  pageEntries,
  paragraphsEntries,
  plainPageEntries,
  SectionSchema,
  SectionsSchema,
} from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import {
  areDistinct,
  HrefSchema,
  httpsAddress,
  IconSchema,
  IdSchema,
  LinkSchema,
  prose,
  some,
  text,
  words,
} from './primitives.ts';

export const ProductsSchema = v.strictObject({
  ...pageEntries,
  intro: prose,
  toolkit: v.strictObject({
    ...SectionSchema.entries,
    points: some(text),
    image: pictureKeyOf('toolkit'),
    link: LinkSchema,
  }),
  suite: LinkedSectionSchema,
  resources: LinkedSectionSchema,
  closing: ClosingSchema,
});

const ToolSchema = v.strictObject({
  id: IdSchema,
  name: text,
  description: v.pipe(text, v.description('In a few words, for lists.')),
  icon: IconSchema,
  text: prose,
  uses: some(text),
  screen: v.pipe(
    text,
    v.description('A table, or a text with ~~what was cut~~.'),
    v.metadata({ widget: 'markdown' }),
  ),
});

export const AimpactSuiteSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject(paragraphsEntries),
  work: v.strictObject({ excerpt: ExcerptSchema, caption: text }),
  ...words('toolsHeading', 'usesHeading').entries,
  screenLabel: v.pipe(text, v.description('It says that the screen is an illustration.')),
  tools: some(ToolSchema),
  termsHeading: text,
  terms: some(SectionSchema),
  closing: ClosingSchema,
});

const PartSchema = v.strictObject({
  id: IdSchema,
  icon: IconSchema,
  ...words('title', 'description').entries,
  templates: some(text),
});

const ProductSchema = v.strictObject({
  productId: v.pipe(
    v.picklist(['full-toolkit', 'finance-pack', 'governance-pack']),
    v.description('Its price stands among the prices, by this name.'),
  ),
  title: text,
  description: prose,
  image: pictureKeyOf('toolkit'),
  details: HrefSchema,
  checkoutUrl: v.optional(
    v.pipe(httpsAddress, v.description('With it the button says that one can buy.')),
  ),
});

/** The Policy Forward Toolkit; prices stand in the data file of prices. */
export const PolicyToolkitSchema = v.strictObject({
  ...plainPageEntries,
  intro: v.strictObject({ ...paragraphsEntries, points: some(text), link: LinkSchema }),
  inside: v.strictObject({
    id: IdSchema,
    ...SectionSchema.entries,
    parts: some(PartSchema),
  }),
  steps: SectionsSchema,
  products: v.strictObject({
    heading: text,
    note: v.pipe(
      v.strictObject({ text: prose, mail: LinkSchema }),
      v.description('Shown while a product has no payment page.'),
    ),
    items: v.pipe(
      some(ProductSchema),
      v.check(
        (items) => areDistinct(items.map(({ productId }) => productId)),
        'list every product once',
      ),
    ),
    delivered: v.pipe(prose, v.description('While orders come by email.')),
    noPrice: v.pipe(text, v.description('In place of a price, while a product has none.')),
    buttons: words('buy', 'order', 'ask', 'add', 'added', 'details'),
  }),
  closing: ClosingSchema,
});
