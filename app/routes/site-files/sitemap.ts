import { readJobsIfAny } from '~/careers/jobs.server';
import { allLegalPages, listedSamples, posts, stories } from '~/content/collections.server';
import { type Page, pages } from '~/content/pages';
import { requestContext } from '~/server/request-context.server';
import { pageCaching, sharedFile } from '~/server/responses.server';
import { xmlDocument } from '~/text/xml';
import type { Route } from './+types/sitemap';

/**
 * See sitemaps.org/protocol.html. Kept for a minute, since positions close; uncached while the jobs cannot be read. Only posts,
 * legal pages and positions have dates that mean something.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const jobs = await readJobsIfAny(ctx);
  const updates = new Map(allLegalPages.map(({ path, updated }) => [path, updated]));
  const listed = pages.filter((page: Page) => page.indexed !== false);
  const entries = [
    ...listed.map(({ path }) => ({ path, changed: updates.get(path) })),
    ...posts.map(({ path, published }) => ({ path, changed: published })),
    ...[...stories, ...listedSamples.items].map(({ path }) => ({ path, changed: undefined })),
    ...(jobs?.value ?? []).map((job) => ({
      path: `/careers/${job.slug}`,
      changed: job.updated_at ?? undefined,
    })),
  ];
  const xml = xmlDocument({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: entries.map(({ path, changed }) => ({
        loc: new URL(path, ctx.siteUrl).href,
        lastmod: changed,
      })),
    },
  });
  const response = await sharedFile(request, 'application/xml', xml, 60);
  if (jobs === null) response.headers.set('Cache-Control', pageCaching.never);
  return response;
}
