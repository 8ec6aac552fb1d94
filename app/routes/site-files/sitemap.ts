import { readJobs } from '~/careers/jobs';
import { pageCaching } from '~/server/cache/cache-policy';
import { type RequestContext, requestContext } from '~/server/request-context';
import type { Route } from './+types/sitemap';
import { type SitemapEntry, sitemapEntries } from './sitemap-entries';
import { sitemapXml } from './sitemap-xml';

/** A complete sitemap may be used for a minute, since positions close; one without its jobs is asked for again. */
const caching = { whole: 'public, max-age=60', partial: pageCaching.never } as const;

/** Every canonical page and open job. When the jobs cannot be had, the pages alone. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const jobs = await jobEntries(ctx);
  return new Response(sitemapXml([...sitemapEntries(), ...(jobs ?? [])], ctx.siteUrl), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': jobs ? caching.whole : caching.partial,
    },
  });
}

/** The open jobs' addresses; null when they cannot be had. */
async function jobEntries(ctx: RequestContext): Promise<readonly SitemapEntry[] | null> {
  try {
    const result = await readJobs(ctx);
    if (result.outcome !== 'found') return null;
    return result.value.map(({ slug, updated_at }) => ({
      path: `/careers/${slug}`,
      changed: updated_at,
    }));
  } catch {
    // A variable is missing: the log has the sentence, and the pages need none.
    return null;
  }
}
