import { stemmer } from 'stemmer';

/** A word as it is compared: small letters without accents, straight apostrophes, no possessive. */
export function plain(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/'s?$/, '');
}

/** A word without its ending (Porter's rules): plurals and the forms of a verb are found by one another. */
export const stem = (word: string): string => stemmer(plain(word));

/** Under which terms a word stands in the index: its stem and, for who is still typing, the word itself. */
export function termsOf(word: string): string[] {
  return [...new Set([stem(word), plain(word)])].filter(Boolean);
}
