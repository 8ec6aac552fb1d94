import { readJobsIfAny } from '~/careers/jobs.server';
import { allLegalPages, listedSamples, posts, stories } from '~/content/collections.server';
import { type Page, pages } from '~/content/pages';
import { requestContext } from '~/server/request-context.server';
import { pageCaching, sharedFile } from '~/server/responses.server';
import { xmlDocument } from '~/text/xml';
import type { Route } from './+types/sitemap';

/** Kept for a minute, since positions close. Uncached while the jobs cannot be read. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const jobs = await readJobsIfAny(ctx);
  const positions = (jobs?.value ?? []).map(({ slug, updated_at: changed }) => ({
    path: `/careers/${slug}`,
    changed,
  }));
  const xml = sitemapXml([...staticEntries(), ...positions], ctx.siteUrl);
  const response = await sharedFile(request, 'application/xml', xml, 60);
  if (jobs === null) response.headers.set('Cache-Control', pageCaching.never);
  return response;
}

/** Only posts and legal pages have dates that mean something. */
function staticEntries(): readonly SitemapEntry[] {
  const updates = new Map(allLegalPages.map(({ path, updated }) => [path, updated]));
  const listed = pages.filter((page: Page) => page.indexed !== false);
  return [
    ...listed.map(({ path }) => ({ path, changed: updates.get(path) })),
    ...posts.map(({ path, published }) => ({ path, changed: published })),
    ...[...stories, ...listedSamples.items].map(({ path }) => ({ path })),
  ];
}

interface SitemapEntry {
  readonly path: string;
  /** A day or a moment (ISO 8601); null where it is not known. */
  readonly changed?: string | null | undefined;
}

/** See sitemaps.org/protocol.html. */
function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  return xmlDocument({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: entries.map(({ path, changed }) => ({
        loc: new URL(path, origin).href,
        lastmod: changed ?? undefined,
      })),
    },
  });
}
