/** A section of a page, by its heading: its anchor and its text. */
export interface Heading {
  readonly id: string;
  readonly text: string;
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
