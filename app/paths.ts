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

/**
 * Former addresses and where they lead now. A removed page leaves its address here. The SMS policy's text names the
 * first two.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy/SMS': '/sms-policy',
  '/privacy/sms': '/sms-policy',
  '/newsletter/leave': '/newsletter/unsubscribe',
};
