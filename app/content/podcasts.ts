import { ceo } from './ceo.ts';
import { organization } from './organization.ts';
import type { Podcasts } from './schemas/podcast.ts';

/** The page of podcast episodes. Both are planned, not recorded, and the page says so. */
export const podcasts = {
  meta: {
    title: 'Podcasts We Are Planning for Nonprofit Leaders',
    description:
      'Podcast episodes on boards, money and people in Canadian nonprofits. The first two episodes are planned; book our CEO as a guest on your own show.',
  },
  header: {
    title: 'Podcasts',
    subtitle:
      'Conversations with people who keep nonprofits running. The first two episodes are planned; neither is recorded yet.',
    image: 'heroes/podcasts',
  },
  intro:
    'There is nothing to listen to yet. We show what is planned so that you can tell us what to ask.',
  labels: { host: 'Host', listen: 'Listen' },
  episodes: [
    {
      id: 'the-first-year-as-executive-director',
      podcastName: 'Below the Waterline',
      episodeTitle: 'The first year as executive director',
      host: `${ceo.name}, ${organization.name}`,
      date: 'Date to be announced',
      description:
        'What nobody hands over with the keys: the bank signatures, the funder calendar, the policy last opened years ago. A conversation about the first four seasons in the chair, and what to leave alone until the second.',
      embedUrl: '',
      directLink: '',
      image: 'podcasts/podcast-1',
    },
    {
      id: 'a-board-that-asks-better-questions',
      podcastName: 'Below the Waterline',
      episodeTitle: 'A board that asks better questions',
      host: `${ceo.name}, ${organization.name}`,
      date: 'Date to be announced',
      description:
        'Some boards approve whatever they are sent; others try to run the office. We talk about what lies between: agendas, the in-camera session, and how a treasurer can make the numbers everybody’s business.',
      embedUrl: '',
      directLink: '',
      image: 'podcasts/podcast-2',
    },
  ],
  closing: {
    heading: 'Looking for a guest?',
    text: 'Our CEO is glad to join podcasts and panels about running nonprofits well. Tell us about your audience and your date.',
    primary: { label: 'Book Our CEO', href: '/contact#form' },
  },
} satisfies Podcasts;
