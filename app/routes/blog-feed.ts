import { blogFeedPaths } from '~/content/blog-feed-paths';
import { blog, type Post } from '~/content/collections.server';
import { wholePosts } from '~/content/lists.server';
import { newTabNote } from '~/content/new-tab';
import { organization } from '~/content/organization';
import { feedResponse } from '~/server/feed.server';
import { requestContext } from '~/server/request-context.server';
import type { Route } from './+types/blog-feed';

/** How long readers may keep the feed (seconds); posts change only with a new version of the site. */
const maxAge = 3_600;

/** All posts with their whole text, newest first, as RSS or JSON Feed. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(requestContext);
  const items = wholePosts.map((post) => ({
    address: siteUrl + post.path,
    title: post.title,
    summary: post.excerpt,
    html: wholeText(post, siteUrl),
    author: post.author,
    category: post.category,
    // Noon in Toronto, so that the day stays the same from Vancouver to St. John's.
    published: new Date(`${post.published}T17:00:00Z`),
  }));
  const feed = {
    title: `${organization.name}: ${blog.header.title}`,
    description: blog.meta.description,
    page: `${siteUrl}/resources/blog`,
    addresses: { rss: siteUrl + blogFeedPaths.rss, json: siteUrl + blogFeedPaths.json },
    items,
  };
  return feedResponse(feed, request, maxAge);
}

/** A post's HTML with absolute addresses: a feed reader knows no page that they could be relative to. */
function wholeText({ html, path }: Post, origin: string): string {
  return (
    html
      .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)
      .replaceAll('href="#', `href="${origin}${path}#`)
      // Readers know none of our styles, and open links in their own way.
      .replaceAll(newTabNote, '')
  );
}
