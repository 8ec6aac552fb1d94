import { Feed } from 'feed';
import { blog } from '~/content/blog';
import { blogFeedPaths } from '~/content/blog-feed-paths';
import { organization } from '~/content/organization';
import { type Post, postFiles, postPath, posts } from '~/content/posts';

/** All posts with their whole text, newest first, as a feed. `origin` is the site's address without a slash. */
export async function composeBlogFeed(origin: string): Promise<Feed> {
  const list = `${origin}/resources/blog`;
  const feed = new Feed({
    id: list,
    link: list,
    title: `${organization.name}: ${blog.header.title}`,
    description: blog.meta.description,
    language: 'en-CA',
    generator: false,
    copyright: `© ${organization.copyrightYear} ${organization.name}`,
    updated: dayOf(posts[0]?.published ?? '1970-01-01'),
    feedLinks: { rss: origin + blogFeedPaths.rss, json: origin + blogFeedPaths.json },
  });
  for (const post of posts) {
    const address = origin + postPath(post.slug);
    feed.addItem({
      id: address,
      link: address,
      title: post.title,
      description: post.excerpt,
      content: await wholeText(post, origin),
      category: [{ name: post.category }],
      author: [{ name: post.author }],
      date: dayOf(post.published),
      published: dayOf(post.published),
    });
  }
  return feed;
}

/** A post's HTML with absolute addresses: a feed reader knows no page that they could be relative to. */
async function wholeText({ slug }: Post, origin: string): Promise<string> {
  const page = await postFiles[`./blog/${slug}.md`]?.();
  const html = page?.html ?? '';
  return html
    .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)
    .replaceAll('href="#', `href="${origin}${postPath(slug)}#`);
}

/** Noon in Toronto, so that the day stays the same from Vancouver to St. John's. */
function dayOf(published: string): Date {
  return new Date(`${published}T17:00:00Z`);
}
