import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * What stands in a section takes so much of a window of 390 px, in rem with the space above it: fitted to the site's own
 * texts, whose heights over a whole page were then right to 250 px of 13,000 on phones from 360 to 430 px.
 */
const rem = { heading: 1.7, subheading: 2.75, block: 1.69, character: 0.0412 };

const blocks = ['p', 'li', 'tr'];

/**
 * Puts each second-level heading with what follows it into a section of its own. Its `data-height` guesses how high it is
 * on a phone, in rem: the browser lays it out when it comes near, and a page that is reloaded stays where it was
 * (app/theme/prose.css).
 */
export function divideIntoSections(tree: Root) {
  const start = tree.children.findIndex(isSectionHeading);
  if (start === -1) return;
  const sections: Element[] = [];
  for (const child of tree.children.splice(start)) {
    if (isSectionHeading(child)) sections.push(emptySection());
    if (child.type !== 'doctype') sections.at(-1)?.children.push(child);
  }
  for (const section of sections) section.properties.dataHeight = Math.round(heightOf(section));
  tree.children.push(...sections);
}

function isSectionHeading(node: Root['children'][number]): boolean {
  return node.type === 'element' && node.tagName === 'h2';
}

function emptySection(): Element {
  return { type: 'element', tagName: 'section', properties: {}, children: [] };
}

function heightOf(section: Element): number {
  let height = rem.heading;
  visit(section, 'element', (node) => {
    if (node.tagName === 'h3') height += rem.subheading;
    if (!blocks.includes(node.tagName)) return undefined;
    height += rem.block + rem.character * textOf(node).length;
    return SKIP;
  });
  return height;
}
