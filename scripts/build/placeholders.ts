import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fillText } from '../../app/content/fill-text.ts';

/** Fills in the texts and addresses of a Markdown page, after parsing: a name is never read as markup. */
export function fillMarkdown(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'text') node.value = fillText(node.value);
    if (node.type === 'link') node.url = fillText(decodeURI(node.url));
  });
}
