import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { closingCalendar } from '../../../app/careers/closing-calendar.ts';
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

describe('the closing date for a calendar', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const calendar = (row: Record<string, unknown>) =>
    closingCalendar(parsedJob(row), 'https://site.example', now) ?? '';
  const eventOf = (text: string) => {
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    if (!event) throw new Error('no event');
    return new ICAL.Event(event);
  };

  it('is the moment itself, in whatever time zone the calendar is read', () => {
    const text = calendar({ closes_at: '2026-11-29T23:59:00-05:00' });
    const event = eventOf(text);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-30T04:59:00.000Z');
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    // RFC 5545, section 3.8.2.4: an end would have to be later than the start.
    expect(event.component.hasProperty('dtend')).toBe(false);
    expect(event.uid).toBe('program-coordinator@site.example');
    expect(event.description).toContain('https://site.example/careers/program-coordinator');
    expect(event.component.getFirstSubcomponent('valarm')).not.toBeNull();
  });

  it('keeps hostile titles in their line', () => {
    const title = `Lead; a, b \\ c\nBEGIN:VEVENT\u0007 ${'é🙂'.repeat(60)}`;
    const text = calendar({ title, closes_at: '2026-12-01T00:00:00Z' });
    expect(eventOf(text).summary).toBe(`Last moment to apply: ${title.replace('\u0007', '')}`);
    const lines = text.split('\r\n');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
});
