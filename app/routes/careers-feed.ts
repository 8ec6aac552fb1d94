import { composeBoardFeed, composeFeed } from '~/careers/compose-feed';
import { careersFeedPaths } from '~/careers/feed-paths';
import type { Job } from '~/careers/job';
import { readJobs } from '~/careers/jobs';
import { pageCaching } from '~/server/cache/cache-policy';
import { jsonFeed, rss } from '~/server/http/feed';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/careers-feed';

/** How long readers may keep a feed: a position that closes is out of it within a minute. */
const caching = 'public, max-age=60';

interface Format {
  readonly type: string;
  readonly write: (jobs: readonly Job[], origin: string) => string;
}

const formats: Readonly<Record<string, Format>> = {
  [careersFeedPaths.rss]: {
    type: 'application/rss+xml',
    write: (jobs, origin) => rss(composeFeed(jobs, origin)),
  },
  [careersFeedPaths.json]: {
    type: 'application/feed+json',
    write: (jobs, origin) => jsonFeed(composeFeed(jobs, origin)),
  },
  [careersFeedPaths.boards]: { type: 'application/xml', write: composeBoardFeed },
};

/** The open positions in the address's format; 503 when they cannot be read, so that no reader takes them for closed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const format = formats[new URL(request.url).pathname];
  if (format === undefined) return new Response('Not found\n', { status: 404 });
  const result = await readJobs(ctx);
  if (result.outcome !== 'found') {
    return new Response('The positions cannot be read at the moment.\n', {
      status: 503,
      headers: { 'Cache-Control': pageCaching.never, 'Retry-After': '60' },
    });
  }
  return new Response(format.write(result.value, ctx.siteUrl), {
    headers: { 'Content-Type': `${format.type}; charset=utf-8`, 'Cache-Control': caching },
  });
}
