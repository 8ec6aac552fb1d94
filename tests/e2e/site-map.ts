import { pages } from '../../app/pages.ts';
import { markdownPaths } from '../../scripts/build/markdown-files.ts';

/** The slug of one open job of supabase/seed.sql. */
export const seededJob = 'nonprofit-bookkeeper';

/** Every address of the site that is a page: the list's own, every post and story, and one job. */
export const sitePaths: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...markdownPaths(),
  `/careers/${seededJob}`,
];

/** The pages that ship no JavaScript at all, by the handle of app/routes/legal.tsx. */
export const scriptlessPaths: readonly string[] = pages
  .filter(({ module }) => module === 'legal')
  .map(({ path }) => path);
