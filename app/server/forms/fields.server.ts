import * as v from 'valibot';
import { oneLine, tooLong } from '../../content/form-fields.ts';

// White space, characters that no font shows, and the Braille blank.
const invisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const typed = v.pipe(
  v.string(),
  v.transform((text) => (invisible.test(text) ? '' : text.trim())),
);

/** `missing` is said when a required field is empty. */
interface FieldWords {
  readonly label: string;
  readonly missing?: string;
}

export function textField(limit: number, { label, missing }: FieldWords) {
  const bounded = v.pipe(typed, v.maxLength(limit, tooLong(label, limit)));
  return missing === undefined ? bounded : v.pipe(bounded, v.nonEmpty(missing));
}

// Control characters and line separators break a mail; bidirectional controls reorder what is shown.
const singleLine = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

export const lineField = (limit: number, words: FieldWords) =>
  v.pipe(textField(limit, words), v.regex(singleLine, oneLine(words.label)));

/** The HTML standard's "valid e-mail address", as browsers check it. */
export const emailField = (limit: number, words: FieldWords & { readonly invalid: string }) =>
  v.pipe(textField(limit, words), v.rfcEmail(words.invalid));

export const choiceField = (
  options: readonly string[],
  { missing, invalid }: { readonly missing?: string; readonly invalid: string },
) =>
  missing === undefined
    ? v.picklist(['', ...options], invalid)
    : v.pipe(v.string(), v.nonEmpty(missing), v.picklist(options, invalid));

export function fieldErrors<Field extends string>(
  issues: readonly v.BaseIssue<unknown>[],
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const issue = issues.find((candidate) => v.getDotPath(candidate) === field);
    if (issue) errors[field] = issue.message;
  }
  return errors;
}
