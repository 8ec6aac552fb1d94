export const careersFeedPaths = {
  rss: '/careers/feed.xml',
  json: '/careers/feed.json',
  boards: '/careers/jobs.xml',
} as const;

export const calendarPath = (slug: string): string => `/careers/${slug}/closing.ics`;
