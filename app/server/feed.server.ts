import { organization } from '../content/organization.ts';
import { escapeMarkup } from '../text/markup.ts';
import { xmlDocument } from '../text/xml.ts';

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly address: string;
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
          '@href': feed.address,
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
