import { expect, it } from 'vitest';
import { composeFeed } from '../../../app/careers/compose-feed.ts';
import { parseJob } from '../../../app/careers/job.ts';
import { jsonFeed, rss } from '../../../app/server/http/feed.ts';
import { jobRow } from '../../support/fake-supabase/sample-jobs.ts';

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
