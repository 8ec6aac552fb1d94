const apostrophe = /[‘’‛ʹʻʼ՚′‵ꞌ`´]/u;
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * A text as searches compare it, since keyboards and word processors write the same word differently: no capitals,
 * accents and invisible characters, one kind of apostrophe, quotation mark, hyphen and space. `places` says for each unit
 * of `plain` where its character begins in the text.
 */
export function foldText(text: string) {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const letters = plainCharacter(character);
    if (letters !== ' ' || !plain.endsWith(' ')) {
      plain += letters;
      for (let unit = 0; unit < letters.length; unit += 1) places.push(place);
    }
    place += character.length;
  }
  return { plain, places };
}

function plainCharacter(character: string): string {
  if (apostrophe.test(character)) return "'";
  if (/[“”„‟″«»]/.test(character)) return '"';
  if (/[\p{Pd}−⁃]/u.test(character)) return '-';
  if (/\s/.test(character)) return ' ';
  const lower = character.toLowerCase();
  if (lower <= '\u007f') return lower;
  const letters = ligatures[lower] ?? lower.normalize('NFKD');
  return letters.replaceAll(/[\p{M}\p{Cf}]/gu, '').toLowerCase();
}
