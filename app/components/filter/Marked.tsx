import { placesOf } from './search-text';

/** A text with the places marked that hold what was searched, whatever the case. */
export function Marked({ text, searched }: { text: string; searched: string }) {
  return placesOf(text, searched).map(({ part, isFound, start }) =>
    isFound ? <mark key={start}>{part}</mark> : part,
  );
}
