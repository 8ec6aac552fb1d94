import * as v from 'valibot';
import { longDate } from '../long-date.ts';

const filled = (what: string) =>
  v.pipe(v.string(`write ${what} as text`), v.trim(), v.nonEmpty(`write ${what}`));

/** True when the text shown to readers names the same day as the machine-readable date. */
const saysTheSameDay = (page: { updated: string; updatedText: string }) =>
  longDate(page.updated) === page.updatedText;

/**
 * Front matter of a Markdown file in app/content/legal. Unknown fields are refused, so that a
 * misspelt one is noticed at build.
 */
export const LegalPageSchema = v.pipe(
  v.strictObject(
    {
      /** The page's h1 and the first part of its document title. */
      title: v.pipe(filled('the title'), v.maxLength(60, 'keep the title to 60 characters')),
      /** For search engines and link previews, in characters: 110 to 160. */
      description: v.pipe(
        filled('the description'),
        v.minLength(110, 'write at least 110 characters'),
        v.maxLength(160, 'write at most 160 characters'),
      ),
      /** One line below the title. */
      subtitle: filled('the subtitle'),
      /** The day of the last change to the text's meaning, as YYYY-MM-DD. */
      updated: v.pipe(
        v.string('write the date as YYYY-MM-DD'),
        v.isoDate('write the date as YYYY-MM-DD'),
      ),
      /** The same day as readers see it, for example "September 30, 2025". */
      updatedText: filled('the date in words'),
    },
    (issue) =>
      issue.expected === 'never' ? 'no such field: fix its name or remove it' : 'is missing',
  ),
  v.forward(
    v.partialCheck(
      [['updated'], ['updatedText']],
      saysTheSameDay,
      'name the day of `updated` in words, such as September 30, 2025',
    ),
    ['updatedText'],
  ),
);

/** A legal page's front matter after parsing. */
export type LegalPage = v.InferOutput<typeof LegalPageSchema>;
