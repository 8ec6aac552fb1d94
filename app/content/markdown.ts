/** A heading of a page: its anchor, its text and its depth (2 or 3). */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** A Markdown file's front matter, with its slug and the address of its page. */
export type Entry<Frontmatter> = Frontmatter & { readonly slug: string; readonly path: string };

/** A Markdown file after the build has compiled it. */
export interface MarkdownPage<Frontmatter> {
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly frontmatter: Entry<Frontmatter>;
}

/** Files of import.meta.glob by their slugs, each loaded when it is asked for. */
export function bySlug<Page>(
  files: Readonly<Record<string, () => Promise<Page>>>,
): Readonly<Record<string, () => Promise<Page>>> {
  const slugOf = (file: string) => file.replaceAll(/^.*\/|\.md$/g, '');
  return Object.fromEntries(Object.entries(files).map(([file, load]) => [slugOf(file), load]));
}
