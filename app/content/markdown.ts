import { use } from 'react';

/** A heading of a page: its anchor, its text and its depth (2 or 3). */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** A Markdown file after the build has compiled it: its HTML, its headings and its front matter. */
export interface MarkdownPage<Frontmatter> {
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly frontmatter: Frontmatter & { readonly slug: string };
}

type Loaders<Frontmatter> = Readonly<Record<string, () => Promise<MarkdownPage<Frontmatter>>>>;

/**
 * Makes the hook that gives the page of a slug. It suspends without a boundary of its own: the server waits for the
 * text, and taking the page over keeps the HTML that stands there. Throws for a slug that has no file.
 */
export function markdownHook<Frontmatter>(folder: string, loaders: Loaders<Frontmatter>) {
  const pages = new Map<string, Promise<MarkdownPage<Frontmatter>>>();
  return function useMarkdown(slug: string): MarkdownPage<Frontmatter> {
    const file = `./${folder}/${slug}.md`;
    const load = loaders[file];
    if (!load) throw new Error(`There is no file app/content/${folder}/${slug}.md`);
    const page = pages.get(file) ?? load();
    pages.set(file, page);
    return use(page);
  };
}
