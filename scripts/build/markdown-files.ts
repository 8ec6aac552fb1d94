import { readdirSync } from 'node:fs';

/** The folders of app/content whose Markdown files are pages, with the address that each stands under. */
export const markdownSections = [
  { folder: 'blog', base: '/resources/blog', module: 'blog-post' },
  { folder: 'impact-stories', base: '/resources/impact-stories', module: 'impact-story' },
  { folder: 'samples', base: '/resources/samples', module: 'sample' },
] as const;

const content = new URL('../../app/content/', import.meta.url);

/** A folder's slugs: its Markdown files' names, in alphabetical order. */
export function markdownSlugs(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, content))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort();
}

/** The addresses of all posts and stories. */
export function markdownPaths(): string[] {
  return markdownSections.flatMap(({ folder, base }) =>
    markdownSlugs(folder).map((slug) => `${base}/${slug}`),
  );
}
