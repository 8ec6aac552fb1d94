import { blog, blogFeedPaths } from '~/content/blog';
import { newTabNote } from '~/content/new-tab';
import { organization } from '~/content/organization';
import { type Post, postFiles, postPath, posts } from '~/content/posts';
import type { Feed } from '~/server/http/feed';

/** All posts with their whole text, newest first, as a feed. `origin` is the site's address without a slash. */
export async function composeBlogFeed(origin: string): Promise<Feed> {
  return {
    title: `${organization.name}: ${blog.header.title}`,
    description: blog.meta.description,
    page: `${origin}/resources/blog`,
    addresses: { rss: origin + blogFeedPaths.rss, json: origin + blogFeedPaths.json },
    items: await Promise.all(
      posts.map(async (post) => ({
        address: origin + postPath(post.slug),
        title: post.title,
        summary: post.excerpt,
        html: await wholeText(post, origin),
        author: post.author,
        category: post.category,
        published: dayOf(post.published),
      })),
    ),
  };
}

/** A post's HTML with absolute addresses: a feed reader knows no page that they could be relative to. */
async function wholeText({ slug }: Post, origin: string): Promise<string> {
  const page = await postFiles[slug]?.();
  const html = page?.html ?? '';
  return (
    html
      .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)
      .replaceAll('href="#', `href="${origin}${postPath(slug)}#`)
      // Readers know none of our styles, and open links in their own way.
      .replaceAll(newTabNote, '')
  );
}

/** Noon in Toronto, so that the day stays the same from Vancouver to St. John's. */
function dayOf(published: string): Date {
  return new Date(`${published}T17:00:00Z`);
}
