import { type Page, pages } from '../../app/pages.ts';
import { markdownPaths } from '../../scripts/build/markdown-files.ts';

/** The slug of one open job of supabase/seed.sql. */
export const seededJob = 'nonprofit-bookkeeper';

/** Every address of the site that is a page: the list's own, every post and story, and one job. */
export const sitePaths: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...markdownPaths(),
  `/careers/${seededJob}`,
];

/** The pages that ship no JavaScript at all. */
export const scriptlessPaths: readonly string[] = pages
  .filter(({ scripts }: Page) => scripts === false)
  .map(({ path }) => path);
