import { readJobs } from '~/careers/jobs';
import { allLegalPages } from '~/content/collections.server';
import { posts, samples, stories } from '~/content/lists.server';
import { element, parent, xmlDocument } from '~/markup';
import { type Page, pages } from '~/pages';
import { type RequestContext, requestContext } from '~/server/request-context.server';
import { pageCaching, sharedFile } from '~/server/responses.server';
import type { Route } from './+types/sitemap';

/** Every canonical page and open job, for a minute, since positions close; when those cannot be had, uncached without them. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const jobs = await jobEntries(ctx);
  const xml = sitemapXml([...staticEntries(), ...(jobs ?? [])], ctx.siteUrl);
  const response = await sharedFile(request, 'application/xml', xml, 60);
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

/** An address of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** The day (YYYY-MM-DD) or the moment at which its text last changed, where that is known for certain. */
  readonly changed?: string | null | undefined;
}

/** The sitemap of these entries (sitemaps.org/protocol.html), which holds at most 50,000; further ones are left out. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries
    .slice(0, 50_000)
    .map(({ path, changed }) =>
      parent('url', [
        element('loc', new URL(path, origin).href),
        changed ? element('lastmod', changed) : '',
      ]),
    );
  return xmlDocument(
    parent('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  );
}
