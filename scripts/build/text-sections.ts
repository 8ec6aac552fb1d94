import type { Element, Root } from 'hast';
import { h } from 'hastscript';

/** Puts each second-level heading with what follows it into a section of its own, which search finds by its heading. */
export function divideIntoSections(tree: Root) {
  const before: Root['children'] = [];
  const sections: Element[] = [];
  for (const child of tree.children) {
    if (child.type === 'element' && child.tagName === 'h2') sections.push(h('section.chapter'));
    const section = sections.at(-1);
    if (section && child.type !== 'doctype') section.children.push(child);
    else before.push(child);
  }
  tree.children = [...before, ...sections];
}
