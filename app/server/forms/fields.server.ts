import * as v from 'valibot';
import { oneLine, tooLong } from '../../content/form-fields.ts';

// White space, characters that no font shows, and the Braille blank.
const invisible = '[\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\u2800]';

/** At the end, what a heart or a flag is made of stays with the emoji before it. */
const atEnd = `[${invisible}--[\\ufe0f\\u{e007f}]]`;
// A run is looked at from its start alone: from each of its characters, a long one would take seconds.
const ends = new RegExp(`^${invisible}+|(?<!${atEnd})${atEnd}+$`, 'gv');
const nothing = new RegExp(`^${invisible}*$`, 'u');

const typed = v.pipe(
  v.string(),
  v.transform((text) => (nothing.test(text) ? '' : text.replaceAll(ends, ''))),
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

const withoutTabs = v.transform((text: string) => text.replaceAll('\t', ' '));

export const lineField = (limit: number, words: FieldWords) =>
  v.pipe(textField(limit, words), withoutTabs, v.regex(singleLine, oneLine(words.label)));

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const besideMarks = /(?<!\p{White_Space})\p{White_Space}+(?=[@.])|(?<=[@.])\p{White_Space}+/gu;

/** What a browser makes of a domain. Null for what is none, such as "example.org/x". */
function asciiDomain(domain: string): string | null {
  if (/[^\p{L}\p{M}\p{N}.。．｡-]/u.test(domain)) return null;
  const address = `https://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/** An address as programs write it: nothing invisible, no white space beside its marks, its domain in punycode. */
function plainAddress(text: string): string {
  const address = text.replaceAll(unseen, '').replaceAll(besideMarks, '');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // An ASCII domain stays as it is written.
  if (at === 0 || !/[^\0-\x7f]/.test(domain)) return address;
  return address.slice(0, at) + (asciiDomain(domain) ?? domain);
}

/** The HTML standard's "valid e-mail address", as browsers check it. */
export const emailField = (limit: number, words: FieldWords & { readonly invalid: string }) =>
  v.pipe(v.string(), v.transform(plainAddress), textField(limit, words), v.rfcEmail(words.invalid));

export const choiceField = (
  options: readonly string[],
  { missing, invalid }: { readonly missing?: string; readonly invalid: string },
) =>
  missing === undefined
    ? v.picklist(['', ...options], invalid)
    : v.pipe(v.string(), v.nonEmpty(missing), v.picklist(options, invalid));
