import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { organization } from '../../app/content/organization.ts';

/** What Markdown may name in braces: a new name of the organization is an edit of organization.ts alone. */
const values: Readonly<Record<string, string>> = {
  name: organization.name,
  shortName: organization.shortName,
  partner: organization.partner.name,
  email: organization.email,
  location: organization.location.text,
  country: organization.location.country,
};

/** A text with its placeholders filled in, such as {name}. Throws with the mend for one that does not exist. */
export function fillText(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => {
    const value = values[key];
    if (value !== undefined) return value;
    const known = Object.keys(values).map((name) => `{${name}}`);
    throw new Error(`${placeholder}: there is no such placeholder; write ${known.join(', ')}`);
  });
}

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
