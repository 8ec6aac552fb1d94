import * as v from 'valibot';
import { pageEntries } from './page.ts';
import { IconSchema, LinkSchema, text } from './primitives.ts';
import { LocalNewsletterSchema } from './resource-parts.ts';

/** The resources hub: five cards, the placeholder for a featured insight, the local newsletter form. */
export const ResourcesSchema = v.strictObject({
  ...pageEntries,
  intro: text('the introduction'),
  cards: v.pipe(
    v.array(
      v.strictObject({
        icon: IconSchema,
        title: text('the title'),
        text: text('the text'),
        link: LinkSchema,
      }),
    ),
    v.minLength(1, 'list at least one'),
  ),
  /** Template text in brackets until the owner writes a real one. Specification, section 2. */
  featured: v.strictObject({
    label: text('the label'),
    title: text('the title'),
    text: text('the text'),
    byline: text('the byline'),
    link: LinkSchema,
  }),
  newsletter: LocalNewsletterSchema,
});

/** The copy of the resources hub. */
export type Resources = v.InferOutput<typeof ResourcesSchema>;
