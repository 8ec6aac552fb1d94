import { readJobs } from '~/careers/jobs';
import { allLegalPages } from '~/content/collections.server';
import { posts, samples, stories } from '~/content/lists.server';
import { type Page, pages } from '~/pages';
import { type RequestContext, requestContext } from '~/server/request-context.server';
import { pageCaching, sharedFile } from '~/server/responses.server';
import type { Route } from './+types/sitemap';
import { type SitemapEntry, sitemapXml } from './sitemap-xml';

/** Every canonical page and open job, for a minute, since positions close; when those cannot be had, uncached without them. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const jobs = await jobEntries(ctx);
  const xml = sitemapXml([...staticEntries(), ...(jobs ?? [])], ctx.siteUrl);
  const response = sharedFile('application/xml', xml, 60);
  if (jobs === null) response.headers.set('Cache-Control', pageCaching.never);
  return response;
}

/** The open jobs' addresses; null when they cannot be had. */
async function jobEntries(ctx: RequestContext): Promise<readonly SitemapEntry[] | null> {
  if (!ctx.isConfigured) return null;
  const result = await readJobs(ctx);
  if (result.outcome !== 'found') return null;
  return result.value.map(({ slug, updated_at }) => ({
    path: `/careers/${slug}`,
    changed: updated_at,
  }));
}

/** Every page to be listed but jobs. Only posts and legal pages have dates that mean something. */
function staticEntries(): readonly SitemapEntry[] {
  const updates = new Map(allLegalPages.map(({ path, updated }) => [path, updated]));
  const listed = pages.filter((page: Page) => page.indexed !== false);
  return [
    ...listed.map(({ path }) => ({ path, changed: updates.get(path) })),
    ...posts.map(({ path, published }) => ({ path, changed: published })),
    ...[...stories, ...samples.items].map(({ path }) => ({ path })),
  ];
}
