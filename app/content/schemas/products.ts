import * as v from 'valibot';
import {
  ClosingSchema,
  LinkedSectionSchema,
  pageEntries,
  plainPageEntries,
  SectionSchema,
  SectionsSchema,
} from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import {
  areDistinct,
  group,
  HrefSchema,
  IconSchema,
  IdSchema,
  LinkSchema,
  prose,
  some,
  text,
} from './primitives.ts';
import { ExcerptSchema } from './sample.ts';

const introEntries = { heading: text('the heading'), paragraphs: some(prose('a paragraph')) };

export const ProductsSchema = v.strictObject({
  ...pageEntries,
  intro: prose('the introduction'),
  toolkit: v.strictObject({
    ...SectionSchema.entries,
    points: some(text('a point')),
    image: pictureKeyOf('toolkit'),
    link: LinkSchema,
  }),
  suite: LinkedSectionSchema,
  resources: LinkedSectionSchema,
  closing: ClosingSchema,
});

const ToolSchema = v.strictObject({
  id: IdSchema,
  name: text('the name'),
  description: text('the description', 'In a few words, for lists.'),
  icon: IconSchema,
  text: prose('the text'),
  uses: some(text('a use')),
  screen: v.pipe(
    text('what its screen shows', 'A table, or a text with ~~what was cut~~.'),
    v.metadata({ widget: 'markdown' }),
  ),
});

export const AimpactSuiteSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject(introEntries),
  work: group('A page of our work', { excerpt: ExcerptSchema, caption: text('the caption') }),
  toolsHeading: text('the heading of the tools'),
  usesHeading: text('the heading above each tool’s uses'),
  screenLabel: text('the words on each screen', 'They say that it is an illustration.'),
  tools: some(ToolSchema),
  termsHeading: text('the heading of the terms'),
  terms: some(SectionSchema),
  closing: ClosingSchema,
});

const PartSchema = v.strictObject({
  id: IdSchema,
  icon: IconSchema,
  title: text('the title'),
  description: text('the description'),
  templates: some(text('a template')),
});

const ProductSchema = v.strictObject({
  productId: v.pipe(
    v.picklist(['full-toolkit', 'finance-pack', 'governance-pack']),
    v.title('Product'),
    v.description('Its price stands among the prices, by this name.'),
  ),
  title: text('the title'),
  description: prose('the description'),
  image: pictureKeyOf('toolkit'),
  details: v.pipe(HrefSchema, v.title('Details lead to')),
  checkoutUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/\S+$/, 'write an https address, or take the field out'),
      v.title('Payment page'),
      v.description('Its address, at any provider. With it the button says that one can buy.'),
    ),
  ),
});

/** The Policy Forward Toolkit; prices stand in the data file of prices. */
export const PolicyToolkitSchema = v.strictObject({
  ...plainPageEntries,
  intro: v.strictObject({
    ...introEntries,
    points: some(text('a point')),
    link: LinkSchema,
  }),
  inside: group('What is inside', {
    id: IdSchema,
    ...SectionSchema.entries,
    parts: some(PartSchema),
  }),
  steps: SectionsSchema,
  products: v.strictObject({
    heading: text('the heading'),
    note: v.pipe(
      v.strictObject({ text: prose('the text'), mail: LinkSchema }),
      v.title('Note about orders by email'),
      v.description('Shown while a product has no payment page.'),
    ),
    items: v.pipe(
      some(ProductSchema),
      v.check(
        (items) => areDistinct(items.map(({ productId }) => productId)),
        'list every product once',
      ),
    ),
    delivered: prose('how it is delivered while orders come by email'),
    noPrice: text('the words in place of a price', 'While a product has none.'),
    buttons: v.strictObject({
      buy: text('the words of the button that leads to the payment page'),
      order: text('the words of the button that writes an email'),
      ask: text('the words of the same button', 'While the product has no price.'),
      add: text('the words of the button that adds to the cart'),
      added: text('what that button says once it is pressed'),
      details: text('the words of the link to the details'),
    }),
  }),
  closing: ClosingSchema,
});

export type PolicyToolkit = v.InferOutput<typeof PolicyToolkitSchema>;
