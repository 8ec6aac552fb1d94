import { expect, it } from 'vitest';
import { composeFeed } from '../../../app/routes/careers-feed.ts';
import { jsonFeed, rss } from '../../../app/server/feed.server.ts';
import { parsedJob } from '../../support/posting-rows.ts';

it('a feed is as new as its newest position, each dated by its posting or else by its row', () => {
  const feed = composeFeed(
    [
      parsedJob({ created_at: '2026-03-01T00:00:00Z' }),
      parsedJob({ created_at: '2026-01-01T00:00:00Z', posted_at: '2026-04-01T00:00:00Z' }),
      parsedJob({ created_at: '2026-02-01T00:00:00Z' }),
      parsedJob({}),
    ],
    'https://site.example',
  );
  const days = feed.items.map(({ published }) => published?.toISOString().slice(0, 10));
  expect(days).toEqual(['2026-03-01', '2026-04-01', '2026-02-01', undefined]);
  expect(rss(feed)).toContain('<lastBuildDate>Wed, 01 Apr 2026 00:00:00 GMT</lastBuildDate>');
});

it('a feed without a date says none', () => {
  for (const jobs of [[], [parsedJob({ created_at: null })]]) {
    const feed = composeFeed(jobs, 'https://site.example');
    expect(rss(feed) + jsonFeed(feed)).not.toMatch(/Date>|1970|date_published/);
  }
});
