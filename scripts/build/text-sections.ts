import type { Element, Root } from 'hast';

/** Puts each second-level heading with what follows it into a section of its own, which search finds by its heading. */
export function divideIntoSections(tree: Root) {
  const start = tree.children.findIndex(isSectionHeading);
  if (start === -1) return;
  const sections: Element[] = [];
  for (const child of tree.children.splice(start)) {
    if (isSectionHeading(child)) sections.push(emptySection());
    if (child.type !== 'doctype') sections.at(-1)?.children.push(child);
  }
  tree.children.push(...sections);
}

function isSectionHeading(node: Root['children'][number]): boolean {
  return node.type === 'element' && node.tagName === 'h2';
}

function emptySection(): Element {
  return {
    type: 'element',
    tagName: 'section',
    properties: { className: ['chapter'] },
    children: [],
  };
}
