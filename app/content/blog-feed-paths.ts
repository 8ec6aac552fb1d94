export const blogFeedPaths = {
  rss: '/resources/blog/feed.xml',
  json: '/resources/blog/feed.json',
} as const;
