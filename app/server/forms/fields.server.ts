import * as v from 'valibot';
import { oneLine, tooLong } from '../../content/form-fields.ts';

// White space, what no font shows (zero width, joiners, marks of direction) and the Braille blank.
const invisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What was typed, without white space around it; '' when nothing of it can be seen. */
const typed = v.pipe(
  v.string(),
  v.transform((text) => (invisible.test(text) ? '' : text.trim())),
);

/** What the visitor is told about a field: its label and, unless it may stay empty, what is said when it does. */
interface FieldWords {
  readonly label: string;
  readonly missing?: string;
}

/** A line or several of text, stored as typed. */
export function textField(limit: number, { label, missing }: FieldWords) {
  const bounded = v.pipe(typed, v.maxLength(limit, tooLong(label, limit)));
  return missing === undefined ? bounded : v.pipe(bounded, v.nonEmpty(missing));
}

// No control characters or line separators, which break a mail, and no bidirectional controls, which reorder what is shown.
const singleLine = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** One line of text. */
export const lineField = (limit: number, words: FieldWords) =>
  v.pipe(textField(limit, words), v.regex(singleLine, oneLine(words.label)));

/** An email address as browsers check it: the HTML standard's "valid e-mail address". */
export const emailField = (limit: number, words: FieldWords & { readonly invalid: string }) =>
  v.pipe(textField(limit, words), v.rfcEmail(words.invalid));

/** One of the options, exactly. */
export function choiceField<const Option extends string>(
  options: readonly Option[],
  messages: { missing: string; invalid: string },
) {
  return v.pipe(v.string(), v.nonEmpty(messages.missing), v.picklist(options, messages.invalid));
}

/** One of the options, or null when none was chosen. */
export function optionalChoiceField<const Option extends string>(
  options: readonly Option[],
  message: string,
) {
  return v.pipe(
    v.picklist(['', ...options], message),
    v.transform((choice) => options.find((option) => option === choice) ?? null),
  );
}

/** The first message for each field that is wrong, in the fields' order. */
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
