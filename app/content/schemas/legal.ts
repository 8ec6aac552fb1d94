import * as v from 'valibot';
import { longDate } from '../long-date.ts';
import { DaySchema, text, textBetween } from './primitives.ts';

/**
 * Front matter of a Markdown file in app/content/legal. Unknown fields are refused, so that a
 * misspelt one is noticed at build.
 */
export const LegalPageSchema = v.pipe(
  v.strictObject({
    /** The page's h1 and the first part of its document title. */
    title: textBetween('the title', 1, 60),
    /** For search engines and link previews. */
    description: textBetween('the description', 110, 160),
    /** One line below the title. */
    subtitle: text('the subtitle'),
    /** The day of the last change to the text's meaning. */
    updated: DaySchema,
    /** The same day as readers see it, for example "September 30, 2025". */
    updatedText: text('the date in words'),
  }),
  v.forward(
    v.partialCheck(
      [['updated'], ['updatedText']],
      (page) => longDate(page.updated) === page.updatedText,
      'name the day of `updated` in words, such as September 30, 2025',
    ),
    ['updatedText'],
  ),
);

/** A legal page's front matter after parsing. */
export type LegalPage = v.InferOutput<typeof LegalPageSchema>;
