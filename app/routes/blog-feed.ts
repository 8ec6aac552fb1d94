import { blogFeedPaths } from '~/content/blog';
import { jsonFeed, rss } from '~/server/http/feed';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/blog-feed';
import { composeBlogFeed } from './blog-feed/compose-blog-feed';

/** How long feed readers and shared caches may keep a feed; posts change only with a new version of the site. */
const caching = 'public, max-age=3600';

/** The blog as RSS or as JSON Feed, with the addresses of the site it is asked from. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const feed = await composeBlogFeed(context.get(requestContext).siteUrl);
  const asJson = new URL(request.url).pathname === blogFeedPaths.json;
  return new Response(asJson ? jsonFeed(feed) : rss(feed), {
    headers: {
      'Content-Type': `application/${asJson ? 'feed+json' : 'rss+xml'}; charset=utf-8`,
      'Cache-Control': caching,
    },
  });
}
