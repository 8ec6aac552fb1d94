import { Feed } from 'feed';
import { careers } from '../content/careers.ts';
import { organization } from '../content/organization.ts';
import { xmlText } from '../server/http/xml.ts';
import { careersFeedPaths } from './feed-paths.ts';
import type { Job } from './job.ts';
import { payOf, payText } from './pay.ts';
import { placeName } from './place.ts';

/** The open positions as a feed, to be written as RSS or as JSON Feed, whose items carry the details as `_position`. */
export function composeFeed(jobs: readonly Job[], origin: string): Feed {
  const dates = jobs.map(postedOf).filter((date) => date !== null);
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
      date: postedOf(job) ?? updated,
      extensions: [{ name: '_position', objects: position(job) }],
    });
  }
  return feed;
}

/** Since when a position is public; null where its row does not say. */
export function postedOf(job: Job): Date | null {
  const moment = job.posted_at ?? job.created_at;
  return moment === null ? null : new Date(moment);
}

/** A JSON Feed extension (jsonfeed.org/version/1.1, "Extensions"): only what the row says. */
function position(job: Job) {
  const pay = payOf(job);
  const details = {
    place: xmlText(placeName(job)),
    department: job.department && xmlText(job.department),
    pay: pay && payText(pay),
    employment_type: job.employment_type,
    hours_per_week: job.hours_per_week,
    work_arrangement: job.work_arrangement,
    country: job.country,
    closes_at: job.closes_at,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
}
