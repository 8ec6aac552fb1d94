import { blog, wholePosts } from '~/content/collections.server';
import { newTab } from '~/content/link-words';
import { organization } from '~/content/organization';
import { blogFeedPaths } from '~/content/pages';
import { feedResponse } from '~/server/feed.server';
import { requestContext } from '~/server/request-context.server';
import type { Route } from './+types/blog-feed';

/** The note at links to other sites. It is no part of the text's own words. */
const newTabNote = `<span class="visually-hidden"> ${newTab}</span>`;

/** Seconds. Posts change only with a deploy. */
const maxAge = 3_600;

export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(requestContext);
  const feed = {
    title: `${organization.name}: ${blog.header.title}`,
    description: blog.meta.description,
    page: `${siteUrl}/resources/blog`,
    addresses: { rss: siteUrl + blogFeedPaths.rss, json: siteUrl + blogFeedPaths.json },
    items: wholePosts.map((post) => ({
      address: siteUrl + post.path,
      title: post.title,
      summary: post.excerpt,
      html: wholeText(post, siteUrl),
      author: post.author,
      category: post.category,
      // Before the build of that day, so that no reader takes it for a post of the future.
      published: new Date(`${post.published}T05:00:00Z`),
    })),
  };
  return feedResponse(feed, request, maxAge);
}

/** A feed reader has no page for relative addresses. */
function wholeText({ html, path }: (typeof wholePosts)[number], origin: string): string {
  return (
    html
      .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)
      .replaceAll('href="#', `href="${origin}${path}#`)
      // Feed readers open links in their own way.
      .replaceAll(newTabNote, '')
  );
}
