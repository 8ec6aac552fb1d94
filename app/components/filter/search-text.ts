import { fill } from '~/content/fill';

/** True when any of the texts holds what was searched, whatever the case. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

/** Shorter searches are in nearly every text. */
const shortest = 3;

/** A text in parts, those that hold what was searched apart; one part when it is shorter than three letters. */
export function placesOf(text: string, search: string) {
  const wanted = search.trim();
  if (wanted.length < shortest) return [{ part: text, start: 0, isFound: false }];
  const pattern = new RegExp(`(${wanted.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')})`, 'giu');
  let start = 0;
  return text
    .split(pattern)
    .map((part, index) => {
      const here = { part, start, isFound: index % 2 === 1 };
      start += part.length;
      return here;
    })
    .filter(({ part }) => part !== '');
}

/** A count in words: "1 post", "8 posts". The copy holds {count} where the number goes. */
export function countInWords(count: number, copy: { readonly one: string; readonly many: string }) {
  return fill(count === 1 ? copy.one : copy.many, { count: String(count) });
}
