import { organization } from '../content/organization.ts';
import { escapeMarkup, xmlText } from '../text/markup.ts';
import { xmlDocument } from '../text/xml.ts';
import { sharedFile } from './responses.server.ts';

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly addresses: Readonly<Record<'rss' | 'json', string>>;
  readonly items: readonly {
    readonly address: string;
    readonly title: string;
    readonly summary: string;
    readonly html: string;
    readonly author?: string;
    readonly category?: string;
    readonly published: Date | null;
  }[];
}

/** The feed in the format that the request's path names; `maxAge` in seconds. */
export function feedResponse(feed: Feed, request: Request, maxAge: number): Promise<Response> {
  return new URL(request.url).pathname.endsWith('.json')
    ? sharedFile(request, 'application/feed+json', jsonFeed(feed), maxAge)
    : sharedFile(request, 'application/rss+xml', rss(feed), maxAge);
}

/** RSS 2.0 (rssboard.org/rss-specification) with the Atom, Dublin Core and content modules. Titles are plain text, descriptions HTML. */
export function rss(feed: Feed): string {
  const moments = feed.items.flatMap(({ published }) => published?.getTime() ?? []);
  const newest = moments.length > 0 ? new Date(Math.max(...moments)) : undefined;
  return xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      channel: {
        title: feed.title,
        link: feed.page,
        description: escapeMarkup(feed.description),
        language: 'en-CA',
        copyright: `© ${organization.copyrightYear} ${organization.name}`,
        lastBuildDate: newest?.toUTCString(),
        'atom:link': {
          '@href': feed.addresses.rss,
          '@rel': 'self',
          '@type': 'application/rss+xml',
        },
        item: feed.items.map((item) => ({
          title: item.title,
          link: item.address,
          guid: item.address,
          pubDate: item.published?.toUTCString(),
          description: escapeMarkup(item.summary).replaceAll('\n', '<br>'),
          'content:encoded': item.html,
          'dc:creator': item.author,
          category: item.category,
        })),
      },
    },
  });
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      description: feed.description,
      home_page_url: feed.page,
      feed_url: feed.addresses.json,
      language: 'en-CA',
      items: feed.items.map((item) => ({
        id: item.address,
        url: item.address,
        title: xmlText(item.title),
        summary: xmlText(item.summary),
        content_html: item.html,
        ...(item.published && { date_published: item.published.toISOString() }),
        ...(item.author && { authors: [{ name: item.author }] }),
        ...(item.category && { tags: [item.category] }),
      })),
    },
    null,
    2,
  );
}
