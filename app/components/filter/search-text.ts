/** True when any of the texts holds what was searched, whatever the case (specification, section 5). */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

/** A count in words: "1 post", "8 posts". The copy holds {count} where the number goes. */
export function countInWords(count: number, copy: { readonly one: string; readonly many: string }) {
  return (count === 1 ? copy.one : copy.many).replace('{count}', String(count));
}
