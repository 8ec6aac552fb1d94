import { XMLParser } from 'fast-xml-parser';
import { toString as textOf } from 'hast-util-to-string';
import ICAL from 'ical.js';
import { rehype } from 'rehype';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { closingCalendar } from '../../app/careers/closing-calendar.ts';
import { organization } from '../../app/content/organization.ts';
import { composeFeed } from '../../app/routes/careers-feed.ts';
import { composeSecurityTxt } from '../../app/routes/site-files/security-txt.ts';
import { jsonFeed, rss } from '../../app/server/feed.server.ts';
import { parsedJob } from '../support/job-rows.ts';

const origin = 'https://example.org';

it.each([
  ['2026-01-01T00:00:00Z', '2026-07-01'],
  ['2026-08-31T23:59:59Z', '2027-02-01'],
  ['2028-02-29T12:00:00Z', '2028-08-01'],
])('security.txt asked on %s expires within the year', (now, expires) => {
  const text = composeSecurityTxt(origin, new Date(now));
  expect(text).toContain(`Expires: ${expires}T00:00:00.000Z\n`);
});

it('a feed is as new as its newest position, each dated by its posting or else by its row', () => {
  const jobs = [
    parsedJob({ created_at: '2026-03-01T00:00:00Z' }),
    parsedJob({ created_at: '2026-01-01T00:00:00Z', posted_at: '2026-04-01T00:00:00Z' }),
    parsedJob({ created_at: '2026-02-01T00:00:00Z' }),
    parsedJob({}),
  ];
  const feed = composeFeed(jobs, origin);
  const days = feed.items.map(({ published }) => published?.toISOString().slice(0, 10));
  expect(days).toEqual(['2026-03-01', '2026-04-01', '2026-02-01', undefined]);
  expect(rss(feed)).toContain('<lastBuildDate>Wed, 01 Apr 2026 00:00:00 GMT</lastBuildDate>');
});

it('a feed without a date says none', () => {
  for (const jobs of [[], [parsedJob({ created_at: null })]]) {
    const feed = composeFeed(jobs, origin);
    expect(rss(feed) + jsonFeed(feed)).not.toMatch(/Date>|1970|date_published/);
  }
});

const item = v.object(v.entriesFromList(['title', 'description', 'content:encoded'], v.string()));
const FeedSchema = v.object({ rss: v.object({ channel: v.object({ title: v.string(), item }) }) });
const html = rehype().data('settings', { fragment: true });

it('RSS has plain titles and HTML texts: nothing that was typed is taken for an element', () => {
  const title = 'Cook & <Baker>';
  const description = 'Send it to <jobs@example.org>.\n\nFish & chips\nAT&amp;T';
  const feed = rss(composeFeed([parsedJob({ title, description })], origin));
  const channel = v.parse(FeedSchema, new XMLParser({ trimValues: false }).parse(feed)).rss.channel;
  const shown = (text: string) => textOf(html.parse(text));
  expect(channel.item.title).toBe(`${title}, Toronto, Ontario`);
  expect(shown(channel.item.description)).toBe(description.replaceAll('\n', ''));
  expect(shown(channel.item['content:encoded'])).toContain('Send it to <jobs@example.org>.');
  expect(channel.item['content:encoded']).toContain('<p>Fish &amp; chips<br>');
  expect(channel.title).toContain(organization.name);
});

describe('the closing date for a calendar', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const calendar = (row: Record<string, unknown>) =>
    closingCalendar(parsedJob(row), 'https://site.example', now) ?? '';

  const eventOf = (file: string) =>
    new ICAL.Event(
      new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
    );

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

  it('has a title without the characters that its format forbids', () => {
    const title = 'Lead; a, b \\ c\nBEGIN:VEVENT\u0007';
    const text = calendar({ title, closes_at: '2026-12-01T00:00:00Z' });
    expect(eventOf(text).summary).toBe(`Deadline to apply: ${title.replace('\u0007', '')}`);
    expect(text.endsWith('\r\n')).toBe(true);
  });
});
