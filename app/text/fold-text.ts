/**
 * A text as searches compare it, since keyboards and word processors write the same word differently: no capitals,
 * accents and invisible characters, one kind of apostrophe, quotation mark, hyphen and space.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‘’‛ʹʻʼ՚′‵ꞌ`´]/gu, "'")
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[“”„‟″«»]/gu, '"')
    .replaceAll(/[\p{Pd}−⁃]/gu, '-')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();
}

/** The folded text, and for each of its units where the character that it comes from begins in the text. */
export function foldWithPlaces(text: string) {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const letters = character <= '\u007f' ? character.toLowerCase() : fold(character);
    const added = /^\s+$/.test(letters) ? (plain.endsWith(' ') ? '' : ' ') : letters;
    plain += added;
    for (let unit = 0; unit < added.length; unit += 1) places.push(place);
    place += character.length;
  }
  return { plain, places };
}
