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

/** Files of import.meta.glob by their slugs, each loaded when it is asked for. */
export function bySlug<Page>(
  files: Readonly<Record<string, () => Promise<Page>>>,
): Readonly<Record<string, () => Promise<Page>>> {
  const slugOf = (file: string) => file.replaceAll(/^.*\/|\.md$/g, '');
  return Object.fromEntries(Object.entries(files).map(([file, load]) => [slugOf(file), load]));
}
