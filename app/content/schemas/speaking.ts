import * as v from 'valibot';
import { CardSchema, pageEntries, SectionSchema } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { LinkSchema, some, text } from './primitives.ts';

/** /services/speaking (section 2, Speaking). */
export const SpeakingSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
    portrait: pictureKeyOf('portraits'),
    speaker: LinkSchema,
  }),
  topics: v.strictObject({ heading: text('the heading'), cards: some(CardSchema) }),
  formats: v.strictObject({ heading: text('the heading'), items: some(SectionSchema) }),
  /** A conference to come; its registration link is a placeholder. */
  conference: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    link: LinkSchema,
  }),
  resources: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    link: LinkSchema,
  }),
  closing: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    primary: LinkSchema,
  }),
});

/** The speaking page. */
export type Speaking = v.InferOutput<typeof SpeakingSchema>;
