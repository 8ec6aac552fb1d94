import type { PageContent } from './schemas/page.ts';

/** Where the blog's feeds are. */
export const blogFeedPaths = {
  rss: '/resources/blog/feed.xml',
  json: '/resources/blog/feed.json',
} as const;

/** Copy of the list of posts; the posts themselves are the Markdown files in app/content/blog. */
export const blog = {
  meta: {
    title: 'Blog: Practical Notes on Running a Nonprofit',
    description:
      'Plain-language articles for Ontario nonprofit and charity leaders on governance, finance, staffing, fundraising, planning and the careful use of technology.',
  },
  header: {
    title: 'Notes from the back office',
    subtitle:
      'What we explain most often to directors, treasurers and boards, written down so that you can use it without us.',
    image: 'heroes/blog',
  },
  listHeading: 'All posts',
  search: {
    label: 'Search posts',
    placeholder: 'Try bylaws, receipts or payroll',
  },
  category: {
    label: 'Category',
    all: 'All Categories',
    options: [
      'AI & Technology',
      'Governance & Risk',
      'Finance & Operations',
      'Human Resources',
      'Fundraising & Grants',
      'Strategic Planning',
    ],
  },
  count: { one: '{count} post', many: '{count} posts' },
  empty: 'No blog posts found matching your search criteria. Try adjusting your filters.',
  pagination: {
    label: 'Pages of posts',
    previous: 'Previous',
    position: 'Page 1 of 1',
    next: 'Next',
  },
  post: {
    back: 'All posts',
    related: 'Read next',
    by: 'By',
    reviewed: 'Last legal review:',
  },
  newsletter: {
    title: 'New posts by email',
    text: 'We publish a post when we have something that you can use at work.',
  },
} as const satisfies PageContent;
