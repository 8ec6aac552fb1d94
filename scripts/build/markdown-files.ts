import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { markdownSections } from '../../app/content/markdown-sections.ts';

const content = new URL('../../app/content/', import.meta.url);

/** A folder's slugs: its Markdown files' names, in alphabetical order. */
export function markdownSlugs(folder: string): string[] {
  const files = readdirSync(new URL(folder, content)).filter((file) => file.endsWith('.md'));
  return files.map((file) => basename(file, '.md')).sort();
}

/** The addresses of all posts, stories and samples. */
export function markdownPaths(): string[] {
  return markdownSections.flatMap(({ folder, base }) =>
    markdownSlugs(folder).map((slug) => `${base}/${slug}`),
  );
}
