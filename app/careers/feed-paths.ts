/** Where the feeds of open positions are. */
export const careersFeedPaths = {
  rss: '/careers/feed.xml',
  json: '/careers/feed.json',
} as const;
