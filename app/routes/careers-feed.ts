import { composeCareersFeed } from '~/careers/feed';
import { careersFeedPaths } from '~/careers/feed-paths';
import { readJobs } from '~/careers/jobs';
import { pageCaching } from '~/server/cache/cache-policy';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/careers-feed';

/** How long feed readers may keep the feed; jobs are at most a minute old when they are read. */
const caching = 'public, max-age=300';

/** The open positions as RSS or as JSON Feed; 503 when they cannot be read, so that no reader takes them for closed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const result = await readJobs(ctx);
  if (result.outcome !== 'found') {
    return new Response('The positions cannot be read at the moment.\n', {
      status: 503,
      headers: { 'Cache-Control': pageCaching.never, 'Retry-After': '60' },
    });
  }
  const feed = composeCareersFeed(result.value, ctx.siteUrl);
  const asJson = new URL(request.url).pathname === careersFeedPaths.json;
  return new Response(asJson ? feed.json1() : feed.rss2(), {
    headers: {
      'Content-Type': `application/${asJson ? 'feed+json' : 'rss+xml'}; charset=utf-8`,
      'Cache-Control': caching,
    },
  });
}
