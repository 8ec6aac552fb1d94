import { bySlug, type Entry, type MarkdownPage } from './markdown.ts';
import type { BlogPost } from './schemas/blog.ts';

/** A post as lists show it. */
export type Post = Entry<BlogPost>;

const listed = import.meta.glob<Post>('./blog/*.md', {
  eager: true,
  query: '?frontmatter',
  import: 'frontmatter',
});

/** All posts' front matter, newest first. */
export const posts: readonly Post[] = Object.values(listed).toSorted((one, other) =>
  other.published.localeCompare(one.published),
);

/** The whole posts by their slugs, each loaded when it is asked for. */
export const postFiles = bySlug(import.meta.glob<MarkdownPage<BlogPost>>('./blog/*.md'));

/** Up to three posts to read after this one: its own category first, then the newest. */
export function relatedPosts(post: Post): readonly Post[] {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const near = others.filter(({ category }) => category === post.category);
  return [...new Set([...near, ...others])].slice(0, 3);
}
