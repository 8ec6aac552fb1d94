import * as v from 'valibot';
import { CardSchema, ClosingSchema, pageEntries, SectionSchema } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { HrefSchema, LinkSchema, SlugSchema, some, text } from './primitives.ts';

/** The facts that pages and structured data share; the price is in CAD. */
export const ToolkitFactsSchema = v.strictObject({
  name: text('the name'),
  price: v.pipe(v.number(), v.minValue(1)),
  currency: v.literal('CAD'),
  templates: text('the number of templates'),
  delivery: text('how it is delivered'),
});

/** A product card; `details` leads to what the product holds (section 3, Toolkit product card). */
const ToolkitProductSchema = v.strictObject({
  productId: SlugSchema,
  title: text('the title'),
  description: text('the description'),
  priceText: v.pipe(text('the price'), v.includes('CAD', 'name the currency, CAD')),
  image: pictureKeyOf('toolkit'),
  details: HrefSchema,
});

/** One part of the toolkit, with an anchor of its own. */
const ToolkitPartSchema = v.strictObject({
  id: SlugSchema,
  ...CardSchema.entries,
  templates: some(text('a template')),
});

/** /products/policy-toolkit (section 2, Policy Toolkit). */
export const PolicyToolkitSchema = v.strictObject({
  ...pageEntries,
  product: ToolkitFactsSchema,
  intro: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
    image: pictureKeyOf('features'),
    points: some(text('a point')),
    link: LinkSchema,
  }),
  inside: v.strictObject({
    id: SlugSchema,
    heading: text('the heading'),
    text: text('the text'),
    parts: some(ToolkitPartSchema),
  }),
  steps: v.strictObject({ heading: text('the heading'), items: some(SectionSchema) }),
  products: v.strictObject({
    heading: text('the heading'),
    items: some(ToolkitProductSchema),
    /** On the button that leads here. */
    choose: text('the words of the button'),
    add: text('the words of the button'),
    added: text('the words of the button after a click'),
    details: text('the words of the link'),
    /** In place of the button where scripts are off. */
    order: text('the words of the link that orders by email'),
    note: text('the note on ordering'),
    mail: LinkSchema,
  }),
  closing: ClosingSchema,
});

/** The toolkit's facts. */
export type ToolkitFacts = v.InferOutput<typeof ToolkitFactsSchema>;
/** A product card. */
export type ToolkitProduct = v.InferOutput<typeof ToolkitProductSchema>;
/** The toolkit's page. */
export type PolicyToolkit = v.InferOutput<typeof PolicyToolkitSchema>;
