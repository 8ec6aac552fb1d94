import * as v from 'valibot';
import { CardSchema, ClosingSchema, pageEntries, SectionSchema } from './page.ts';
import { PictureKeySchema, pictureKeyOf } from './picture-key.ts';
import { LinkSchema, some, text } from './primitives.ts';

/** Our Story, with the anchors that the specification names (section 2, Our Story). */
export const AboutSchema = v.strictObject({
  ...pageEntries,
  story: v.strictObject({
    id: v.literal('our-story'),
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
    image: pictureKeyOf('features'),
    /** One sentence of the story, set large. */
    pullQuote: text('the pulled quote'),
  }),
  purpose: v.strictObject({
    id: v.literal('mission-vision'),
    heading: text('the heading'),
    mission: SectionSchema,
    vision: SectionSchema,
  }),
  differences: v.strictObject({ heading: text('the heading'), cards: some(CardSchema) }),
  values: v.strictObject({ heading: text('the heading'), items: some(SectionSchema) }),
  /** Names the two ways on for those who do not see them. */
  onwardHeading: text('the heading of the ways on'),
  onward: some(
    v.strictObject({
      image: PictureKeySchema,
      heading: text('the heading'),
      text: text('the text'),
      link: LinkSchema,
    }),
  ),
  closing: ClosingSchema,
});

/** Our Story. */
export type About = v.InferOutput<typeof AboutSchema>;
