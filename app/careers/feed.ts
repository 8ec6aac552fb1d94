import { Feed } from 'feed';
import { careers } from '../content/careers.ts';
import { organization } from '../content/organization.ts';
import { careersFeedPaths } from './feed-paths.ts';
import type { Job } from './job.ts';

/** The open positions as a feed. `origin` is the site's canonical address without a slash. */
export function composeCareersFeed(jobs: readonly Job[], origin: string): Feed {
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
      title: xmlText(`${job.title}, ${job.location}`),
      description: xmlText(job.description),
      // The library wants a date of every item; a table without one shares the feed's.
      date: job.created_at ? new Date(job.created_at) : updated,
    });
  }
  return feed;
}

/** A row's text without what XML 1.0 cannot hold (section 2.2): one such character makes a whole feed unreadable. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
