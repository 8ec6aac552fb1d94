/** Where the feeds of open positions are: for feed readers, and in the form that job boards take in. */
export const careersFeedPaths = {
  rss: '/careers/feed.xml',
  json: '/careers/feed.json',
  boards: '/careers/jobs.xml',
} as const;

/** Where a position's closing date is to be had for a calendar. */
export const calendarPath = (slug: string): string => `/careers/${slug}/closing.ics`;
