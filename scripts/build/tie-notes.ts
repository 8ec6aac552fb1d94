import type { ElementContent, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { h } from 'hastscript';

const isReference = (node: ElementContent) => select('[data-footnote-ref]', node) !== undefined;

/**
 * Ties a footnote to the phrase it speaks of: `_the phrase_[^name]` marks the phrase, and the note, which begins with its
 * heading (`[^name]: **Why.** …`), stands in the margin of the sheet or opens below the paragraph. Throws with the fix.
 */
export function tieNotes(tree: Root): void {
  const list = select('[data-footnotes]', tree);
  if (!list) return;
  const notes = new Map(selectAll('li', list).map((note) => [`#${note.properties.id}`, note]));
  tree.children = tree.children.filter((child) => child !== list);
  for (const holder of selectAll('p, li', tree)) {
    const place = holder.children.findIndex(isReference);
    const [phrase, reference] = holder.children.slice(place - 1, place + 1);
    if (place < 0 || reference?.type !== 'element') continue;
    const note = notes.get(String(select('a', reference)?.properties.href));
    const words = note && select('p', note);
    const heading = words && select('strong', words);
    if (!heading || phrase?.type !== 'element' || phrase.tagName !== 'em')
      throw new Error(
        'the text: write a note as _the phrase_[^name], and below it [^name]: **Its heading.** The note.',
      );
    phrase.tagName = 'mark';
    holder.children.splice(place, 1);
    words.children = words.children.filter((child) => !matches('[data-footnote-backref]', child));
    const noted = h('div.noted', [
      ...(holder.tagName === 'li' ? holder.children : [{ ...holder }]),
      h('details.note', [h('summary', [...heading.children]), words]),
    ]);
    if (holder.tagName === 'li') holder.children = [noted];
    else Object.assign(holder, noted);
  }
  if (select('[data-footnote-ref]', tree))
    throw new Error('the text: one note for each paragraph or line of a list, and none in a table');
}
