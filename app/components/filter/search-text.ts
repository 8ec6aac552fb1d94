import { fill } from '~/text/fill';
import { fold, foldWithPlaces } from '~/text/fold-text';

export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const wanted = fold(search).trim();
  return texts.some((text) => fold(text).includes(wanted));
}

const shortest = 3;

/** The parts of a text, in its own spelling, that the search has found and those between. */
export function placesOf(text: string, search: string) {
  const wanted = fold(search).trim();
  const { plain, places } = foldWithPlaces(text);
  const parts: { part: string; start: number; isFound: boolean }[] = [];
  const add = (start: number, end: number, isFound: boolean) => {
    if (end > start) parts.push({ part: text.slice(start, end), start, isFound });
  };
  let done = 0;
  let found = wanted.length < shortest ? -1 : plain.indexOf(wanted);
  while (found >= 0) {
    let next = found + wanted.length;
    const start = places[found] ?? 0;
    // A ligature is marked whole.
    while (next < places.length && places[next] === places[next - 1]) next += 1;
    const end = places[next] ?? text.length;
    add(done, start, false);
    add(Math.max(done, start), end, true);
    done = end;
    found = plain.indexOf(wanted, next);
  }
  add(done, text.length, false);
  return parts;
}

/** "1 post", "8 posts": {count} is replaced by the number. */
export function countInWords(count: number, copy: { readonly one: string; readonly many: string }) {
  return fill(count === 1 ? copy.one : copy.many, { count: String(count) });
}
