/** Everything that a mail program may show as a line break. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Control characters, and those that turn the direction of the text after them; a tab is none. */
const hidden = /[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text's lines, in which each hidden character is written out as [U+202E]: nothing can pass for another text. */
export function visibleLines(text: string): readonly string[] {
  return text.split(lineBreak).map((line) => line.replace(hidden, codePoint));
}

/** The same as one line. */
export const visibleLine = (text: string): string => visibleLines(text).join(' ');

const codePoint = (character: string) =>
  `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;
