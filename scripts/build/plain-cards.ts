import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readMarkdown } from '../content/read-sources.ts';
import { cardFinder, saidOn, wantedCards } from '../content/social-cards.ts';

/**
 * Gives each text whose social card is not drawn yet, or was drawn for another title, the card of its section, so that a
 * new post waits for nobody. `npm run draw` draws it.
 */
export function addPlainCards(client: string): void {
  const find = cardFinder();
  const cards = join(client, 'images/social');
  for (const words of wantedCards(readMarkdown().sources)) {
    const drawn = find(words.id);
    if (drawn && (drawn.says ?? saidOn(words)) === saidOn(words)) continue;
    const section = join(cards, `${dirname(words.id)}.jpg`);
    const card = join(cards, `${words.id}.jpg`);
    mkdirSync(dirname(card), { recursive: true });
    if (existsSync(section)) copyFileSync(section, card);
  }
}
