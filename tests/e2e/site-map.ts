import {
  allPosts,
  allSampleDocuments,
  allStories,
} from '../../.content-collections/generated/index.js';
import { pages } from '../../app/pages.ts';

const texts = [...allPosts, ...allStories, ...allSampleDocuments].map(({ path }) => path);

/** One open job of supabase/seed.sql. */
const jobPath = '/careers/nonprofit-bookkeeper';

/** Every address of the site that is a page: the list's own, every post and story, and one job. */
export const sitePaths: readonly string[] = [...pages.map(({ path }) => path), ...texts, jobPath];

/** One page of each kind: the first of each route module and of each folder of texts, and a job. */
export const kindPaths: ReadonlySet<string> = new Set([
  ...new Map(pages.toReversed().map(({ module, path }) => [module, path])).values(),
  ...new Map(texts.map((path) => [path.replace(/[^/]+$/, ''), path])).values(),
  jobPath,
]);
