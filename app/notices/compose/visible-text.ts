/** Everything that a mail program may show as a line break. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Joiners, where they shape an emoji or the letter of another script than ours, and the sign that makes an emoji one. */
const shaping =
  /(?<=\p{Emoji})\uFE0F|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\p{L}|\p{M})(?<!\p{Script=Latin}|[\u0300-\u036F])(?:\u200C|\u200D)/u;

/** What is not seen, or turns the direction of the text after it: control characters but a tab, zero-width spaces, tags … */
const hidden = new RegExp(
  `(?!${shaping.source})(?:[^\\P{Cc}\\t]|\\p{Bidi_Control}|\\p{Default_Ignorable_Code_Point})`,
  'gu',
);

/** A text's lines, in which each hidden character is written out as [U+202E]: nothing can pass for another text. */
export function visibleLines(text: string): readonly string[] {
  return text.split(lineBreak).map((line) => line.replace(hidden, codePoint));
}

/** The same as one line. */
export const visibleLine = (text: string): string => visibleLines(text).join(' ');

const codePoint = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
