import { Feed } from 'feed';
import { careersFeedPaths } from '~/careers/feed-paths';
import type { Job } from '~/careers/job';
import { readJobs } from '~/careers/jobs';
import { careers } from '~/content/careers';
import { organization } from '~/content/organization';
import { explainEnvironment } from '~/server/http/explain-environment';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/careers-feed';

/** How long feed readers may keep the feed; jobs are at most a minute old at the edge. */
const caching = 'public, max-age=300';

/** The open positions as RSS or as JSON Feed; 503 when they cannot be read, so that no reader takes them for closed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const read = await explainEnvironment(ctx, () => readJobs(ctx));
  if (read.outcome === 'failed') {
    return new Response('The positions cannot be read at the moment.\n', {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' },
    });
  }
  const feed = compose(read.jobs, ctx.siteUrl);
  const asJson = new URL(request.url).pathname === careersFeedPaths.json;
  return new Response(asJson ? feed.json1() : feed.rss2(), {
    headers: {
      'Content-Type': `application/${asJson ? 'feed+json' : 'rss+xml'}; charset=utf-8`,
      'Cache-Control': caching,
    },
  });
}

function compose(jobs: readonly Job[], origin: string): Feed {
  const dates = jobs.flatMap((job) => (job.created_at ? [new Date(job.created_at)] : []));
  const updated = dates.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? new Date(0);
  const feed = new Feed({
    id: `${origin}/careers`,
    link: `${origin}/careers`,
    title: `${organization.name}: ${careers.list.heading}`,
    description: careers.meta.description,
    language: 'en-CA',
    generator: false,
    copyright: `© ${organization.copyrightYear} ${organization.name}`,
    updated,
    feedLinks: { rss: origin + careersFeedPaths.rss, json: origin + careersFeedPaths.json },
  });
  for (const job of jobs) {
    const address = `${origin}/careers/${job.slug}`;
    feed.addItem({
      id: address,
      link: address,
      title: `${job.title}, ${job.location}`,
      description: job.description,
      // The library wants a date of every item; a table without one shares the feed's.
      date: job.created_at ? new Date(job.created_at) : updated,
    });
  }
  return feed;
}
