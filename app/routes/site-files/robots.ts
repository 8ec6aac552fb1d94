import { requestContext } from '~/server/request-context';
import type { Route } from './+types/robots';

/** robots.txt (RFC 9309). Nothing is closed: pages that say `noindex` must be crawled to be seen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(requestContext);
  return new Response(`User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
