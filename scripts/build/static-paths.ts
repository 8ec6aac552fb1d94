import { pages } from '../../app/pages.ts';
import { markdownPaths } from './markdown-files.ts';

/** The paths that are prerendered: every static page of the list, and every post and story. */
export function staticPaths(): string[] {
  const listed = pages.filter((page) => page.rendering === 'static').map((page) => page.path);
  return [...listed, ...markdownPaths()];
}
