import * as v from 'valibot';
import { LinkSchema, text } from './primitives.ts';

/** A search field's visible label and its example. */
export const SearchFieldSchema = v.strictObject({
  label: text('the label of the search field'),
  placeholder: text('the placeholder'),
});

/** Announced after each change of a filter; {count} is replaced by the number of items left. */
export const CountSchema = v.strictObject({
  one: v.pipe(text('the singular'), v.includes('{count}', 'keep {count} in the text')),
  many: v.pipe(text('the plural'), v.includes('{count}', 'keep {count} in the text')),
});

/**
 * Copy of a newsletter form that stays in the page: it sends nothing, clears its field and shows
 * `done` on the button for three seconds. Specification, section 4.
 */
export const LocalNewsletterSchema = v.strictObject({
  title: text('the title'),
  text: text('the text'),
  label: text('the label of the field'),
  button: v.literal('Subscribe', 'the specification fixes this label as Subscribe'),
  done: v.literal('Subscribed!', 'the specification fixes this label as Subscribed!'),
  /** Says plainly that nothing is sent, and leads to the working form. */
  note: text('the note'),
  noteLink: LinkSchema,
});

/** The copy of a newsletter form that stays in the page. */
export type LocalNewsletter = v.InferOutput<typeof LocalNewsletterSchema>;

/** An https address, or nothing while there is no recording. */
export const RecordingSchema = v.union(
  [v.literal(''), v.pipe(v.string(), v.url(), v.startsWith('https://'))],
  'write an https address, or leave it empty until there is a recording',
);

const withPlatform = (what: string) =>
  v.pipe(text(what), v.includes('{platform}', 'keep {platform} in the text'));

/** The words around a recording that another platform holds; {platform} stands for its name. */
export const RecordingCopySchema = v.strictObject({
  play: text('the words of the button'),
  notice: withPlatform('what playing does'),
  open: withPlatform('the words of the link to the platform'),
});

/** The words around a recording. */
export type RecordingCopy = v.InferOutput<typeof RecordingCopySchema>;

/** True when every item's id differs from the others'. */
export const distinctIds = (items: readonly { readonly id: string }[]) =>
  new Set(items.map((item) => item.id)).size === items.length;
