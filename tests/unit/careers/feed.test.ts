import { expect, it } from 'vitest';
import { composeFeed } from '../../../app/careers/compose-feed.ts';
import { parseJob } from '../../../app/careers/job.ts';
import { jsonFeed, rss } from '../../../app/server/http/feed.ts';
import { jobRow } from '../../support/job-rows.ts';
import { parsedJob } from '../../support/posting-rows.ts';

it('a feed is as new as its newest position, each dated by its posting or else by its row', () => {
  const feed = composeFeed(
    [
      parsedJob({ slug: 'a', created_at: '2026-03-01T00:00:00Z' }),
      parsedJob({
        slug: 'b',
        created_at: '2026-01-01T00:00:00Z',
        posted_at: '2026-04-01T00:00:00Z',
      }),
      parsedJob({ slug: 'c', created_at: '2026-02-01T00:00:00Z' }),
      parsedJob({ slug: 'd' }),
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

it('a control character in one position leaves the feed readable', () => {
  const parsed = parseJob(
    jobRow({ title: 'Grant\u0000 Writer\u0008', description: 'One\u000bTwo\n\ufffe😀\ud800' }),
  );
  if (!('job' in parsed)) throw new Error('the row can be shown');
  const feed = composeFeed([parsed.job], 'https://site.example');
  const xml = rss(feed);
  expect(xml).toContain('Grant Writer');
  expect(xml).toContain('OneTwo\n😀');
  // What XML 1.0 refuses, section 2.2.
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
  expect(() => JSON.parse(jsonFeed(feed))).not.toThrow();
});
