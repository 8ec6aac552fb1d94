export const blogFeedPaths = {
  rss: '/resources/blog/feed.xml',
  json: '/resources/blog/feed.json',
} as const;

export const careersFeedPaths = {
  rss: '/careers/feed.xml',
  json: '/careers/feed.json',
  boards: '/careers/jobs.xml',
} as const;

export const calendarPath = (slug: string): string => `/careers/${slug}/closing.ics`;
/** Where browsers report a refused source, and this site's scripts their errors. */
export const reportsPath = '/reports/csp';
