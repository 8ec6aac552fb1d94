import type { PageContent } from './schemas/page.ts';

/** Copy of the resources hub. */
export const resources = {
  meta: {
    title: 'Resources for Canadian Nonprofit Leaders',
    description:
      'Free reading, answers, stories and samples for people who run nonprofits and charities in Canada: a blog, an FAQ, impact stories and documents to copy.',
  },
  header: {
    title: 'Resources',
    subtitle: 'Answers, articles, stories and samples for nonprofits. Free to read.',
    image: 'heroes/resources',
  },
  intro:
    'Many questions need a clear page and half an hour. Start here, and write to us when you get stuck.',
  cards: [
    {
      icon: 'i-lucide-message-circle-question',
      title: 'FAQ',
      text: 'What we do, what it costs, where your data lives and what happens after you write to us.',
      link: { label: 'Find an answer', href: '/resources/faq' },
    },
    {
      icon: 'i-lucide-newspaper',
      title: 'Blog',
      text: 'Working notes on bylaws, restricted funds, receipts, part-time staff and other things that land on a director’s desk.',
      link: { label: 'Read the blog', href: '/resources/blog' },
    },
    {
      icon: 'i-lucide-book-heart',
      title: 'Impact stories',
      text: 'Two case studies: what was wrong, what we did together and what changed.',
      link: { label: 'Read the stories', href: '/resources/impact-stories' },
    },
    {
      icon: 'i-lucide-clapperboard',
      title: 'Videos',
      text: 'Walkthroughs of routine jobs. None is recorded yet; each has a written version.',
      link: { label: 'See the planned videos', href: '/resources/videos' },
    },
    {
      icon: 'i-lucide-headphones',
      title: 'Podcasts',
      text: 'Conversations about the side of nonprofit work that no annual report mentions. Two episodes are planned; none is recorded yet.',
      link: { label: 'See the planned episodes', href: '/resources/podcasts' },
    },
  ],
  newest: 'The newest article',
  featured: {
    label: 'Featured insight',
    title: '[Title of the featured insight]',
    text: '[Two or three sentences: the question this piece answers, who it is for, and what the reader can do after reading it.]',
    byline: '[Author or team] · [Month and year]',
    link: { label: '[Link to the full piece]', href: '/resources/blog' },
  },
  newsletter: {
    title: 'Get the next one by email',
    text: 'New articles, templates and dates worth knowing for people who run nonprofits.',
  },
} as const satisfies PageContent;
