import * as v from 'valibot';
import { ClosingSchema, LinkCardSchema, pageEntries } from './page.ts';
import { PictureKeySchema } from './picture-key.ts';
import { InternalHrefSchema, LinkSchema, some, text } from './primitives.ts';

/** A service area on the overview: a card with examples of the questions it answers. */
const ServiceAreaSchema = v.strictObject({
  ...LinkCardSchema.entries,
  /** What a director says when this is the service they need. */
  signs: some(text('a sign')),
});

/** A way of working with us beside the six streams: a link card with a picture in the place of the icon. */
const BesideCardSchema = v.strictObject({
  title: text('the title'),
  description: text('the description'),
  link: InternalHrefSchema,
  image: PictureKeySchema,
});

/** /services (section 2, Services overview). */
export const ServicesOverviewSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({ heading: text('the heading'), text: text('the text') }),
  signsHeading: text('the heading above the signs'),
  areas: some(ServiceAreaSchema),
  more: v.strictObject({ heading: text('the heading'), cards: some(BesideCardSchema) }),
  /** How working together begins. */
  start: v.strictObject({
    heading: text('the heading'),
    steps: some(v.strictObject({ heading: text('the heading'), text: text('the text') })),
    link: LinkSchema,
  }),
  closing: ClosingSchema,
});

/** A service area on the overview. */
export type ServiceArea = v.InferOutput<typeof ServiceAreaSchema>;
/** The services overview. */
export type ServicesOverview = v.InferOutput<typeof ServicesOverviewSchema>;
