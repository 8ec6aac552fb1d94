import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fillText } from '../../app/content/fill-text.ts';

/** A value with every text in it filled in, however deep. */
export function fillTexts(value: unknown): unknown {
  if (typeof value === 'string') return fillText(value);
  if (Array.isArray(value)) return value.map(fillTexts);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillTexts(inner)]));
}

/** Fills in the texts and addresses of a Markdown page, after parsing: a name is never read as markup. */
export function fillMarkdown(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'text') node.value = fillText(node.value);
    if (node.type === 'link') node.url = fillText(decodeURI(node.url));
  });
}
