import * as v from 'valibot';
import { MetaSchema } from './page.ts';
import { LinkSchema, text } from './primitives.ts';

/** /search: the form, the number of results and what to do without any. */
export const SearchSchema = v.strictObject({
  meta: MetaSchema,
  header: v.strictObject({ title: text('the title'), subtitle: text('the subtitle') }),
  label: text('the label'),
  hint: text('the hint'),
  button: text('the words of the button'),
  /** {query} and {count} are replaced. */
  count: v.strictObject({
    none: text('the words for no result'),
    one: text('the words for one'),
    many: text('the words for several'),
  }),
  empty: text('what to do without a result'),
  incomplete: text('what to do while the pages cannot be searched'),
  contact: LinkSchema,
});

/** The search page's words. */
export type Search = v.InferOutput<typeof SearchSchema>;

const words = v.array(text('a word'));

/** The words of the search: those of one meaning in a line each, no word in two lines, and those that say nothing. */
export const SearchWordsSchema = v.strictObject({
  sameMeaning: v.pipe(
    v.array(v.pipe(words, v.minLength(2, 'write at least two words in a line'))),
    v.check(
      (lines) => new Set(lines.flat()).size === lines.flat().length,
      'write each word in one line only',
    ),
  ),
  smallWords: words,
});
