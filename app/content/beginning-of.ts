/** The beginning of a text: at most so many characters of it, ending with a whole word. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}
