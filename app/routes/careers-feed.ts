import { composeBoardFeed, composeFeed } from '~/careers/compose-feed';
import { careersFeedPaths } from '~/careers/feed-paths';
import { readJobs } from '~/careers/jobs';
import { feedResponse } from '~/server/feed.server';
import { requestContext } from '~/server/request-context.server';
import { plainText, sharedFile } from '~/server/responses.server';
import type { Route } from './+types/careers-feed';

/** How long readers may keep a feed (seconds): a position that closes is out of it within a minute. */
const maxAge = 60;

/** The open positions in the address's format; 503 when they cannot be read, so that no reader takes them for closed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const result = await readJobs(ctx);
  if (result.outcome !== 'found') {
    return plainText(503, 'The positions cannot be read at the moment.', { 'Retry-After': '60' });
  }
  const jobs = result.value;
  const { pathname } = new URL(request.url);
  return pathname === careersFeedPaths.boards
    ? sharedFile('application/xml', composeBoardFeed(jobs, ctx.siteUrl), maxAge)
    : feedResponse(composeFeed(jobs, ctx.siteUrl), pathname, maxAge);
}
