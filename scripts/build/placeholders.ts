import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fillText } from '../../app/content/fill-text.ts';

/** Front matter with every text in it filled in, however deep. */
export function fillTexts(frontmatter: unknown): unknown {
  const fill = (_: string, value: unknown) => (typeof value === 'string' ? fillText(value) : value);
  return JSON.parse(JSON.stringify(frontmatter), fill);
}

/** Fills in the texts and addresses of a Markdown page, after parsing: a name is never read as markup. */
export function fillMarkdown(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'text') node.value = fillText(node.value);
    if (node.type === 'link') node.url = fillText(decodeURI(node.url));
  });
}
