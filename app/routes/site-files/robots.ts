import { requestContext } from '~/server/request-context.server';
import { sharedFile } from '~/server/responses.server';
import type { Route } from './+types/robots';

/** RFC 9309. Nothing is closed: a page that says `noindex` must be crawled to be seen. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(requestContext);
  const text = `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return sharedFile(request, 'text/plain', text, 3_600);
}
