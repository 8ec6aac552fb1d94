import { useCanonical } from '~/components/SiteUrl';
import { blog } from '~/content/blog';
import { blogFeedPaths } from '~/content/blog-feed-paths';

/** Tells feed readers where the blog's feeds are; React lifts the links into the head. */
export function BlogFeeds() {
  const canonical = useCanonical();
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={blog.meta.title}
        href={canonical(blogFeedPaths.rss)}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={blog.meta.title}
        href={canonical(blogFeedPaths.json)}
      />
    </>
  );
}
