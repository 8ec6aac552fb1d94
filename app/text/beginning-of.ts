/** At most so many characters of a text (UTF-16 code units), none of them cut in two. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** The beginning of a text: at most so many characters of it, ending with a whole word. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${cut(text, length).replace(/\s+\S*$/, '')}…`;
}
