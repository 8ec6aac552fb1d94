import { organization } from './organization.ts';
import type { ServicesOverview } from './schemas/services-overview.ts';

/** The services overview. */
export const servicesOverview = {
  meta: {
    title: 'Services for Canadian Nonprofits and Charities',
    description:
      'Governance, fundraising, finance, people, data and training, plus speaking and custom technology: how we support nonprofits, and how to begin.',
  },
  header: {
    title: 'Our Services',
    subtitle: 'Everything behind the program, done by people who know the sector.',
    image: 'heroes/services',
  },
  intro: {
    heading: 'Start with the thing you keep putting off',
    text: 'You do not have to know which service you need. Read the sentences below; the one you have said aloud this month is probably the place to begin.',
  },
  signsHeading: 'You may have said',
  areas: [
    {
      icon: 'i-lucide-landmark',
      title: 'Governance & Risk Management',
      description:
        'Board operations, bylaws, policies, risk and filings, kept in order all year round.',
      signs: [
        'Our bylaws were written for a different law.',
        'The board spends its evening on the minutes.',
      ],
      link: '/services/governance',
    },
    {
      icon: 'i-lucide-sprout',
      title: 'Fundraising & Grant Management',
      description:
        'Research, applications, budgets, reports and donor care, with every deadline in sight.',
      signs: ['The report is due on Friday.', 'We depend on one funder, and they know it.'],
      link: '/services/fundraising',
    },
    {
      icon: 'i-lucide-calculator',
      title: 'Financial Operations',
      description:
        'Bookkeeping, fund accounting, payroll, forecasts and audits, checked by a second person.',
      signs: [
        'I cannot explain this statement to my board.',
        'If our bookkeeper leaves, we are lost.',
      ],
      link: '/services/financial-operations',
    },
    {
      icon: 'i-lucide-users',
      title: 'Human Resources',
      description:
        'Hiring, policies, pay structure and calm advice when a situation turns difficult.',
      signs: [
        'I need to have a conversation I am not ready for.',
        'Nobody knows why salaries are what they are.',
      ],
      link: '/services/human-resources',
    },
    {
      icon: 'i-lucide-database',
      title: 'Data Management & Reporting',
      description:
        'Clean records, shared definitions, privacy and reports that agree with each other.',
      signs: ['We have three numbers for the same thing.', 'Staff enter every client twice.'],
      link: '/services/data-management',
    },
    {
      icon: 'i-lucide-graduation-cap',
      title: 'Training & Education',
      description:
        'Workshops, coaching and guides for boards, managers and staff, built on your own papers.',
      signs: ['Our new directors are lost.', 'We made someone a manager and gave them no help.'],
      link: '/services/training-education',
    },
  ],
  more: {
    heading: 'Also from us',
    cards: [
      {
        title: 'Custom Technology Solutions',
        description:
          'When no product fits the way you work, we design and build the small tool that does.',
        link: '/services/custom-solutions',
        image: 'features/custom-solutions',
      },
      {
        title: 'Speaking',
        description:
          'Keynotes, panels and board retreats on running nonprofits well, from people who have.',
        link: '/services/speaking',
        image: 'podcasts/podcast-2',
      },
    ],
  },
  start: {
    heading: 'How working together begins',
    steps: [
      {
        heading: 'A free consultation',
        text: 'We listen, ask questions and say whether we are the right people.',
      },
      {
        heading: 'An assessment of one to two weeks',
        text: 'We look at how things are done today and write down what we would change, in order.',
      },
      {
        heading: 'Four to twelve weeks of setting up',
        text: 'We take over the work piece by piece, so that nothing drops on the way.',
      },
      {
        heading: 'Then, month after month',
        text: 'The work is done, you get a short report, and someone who knows you answers when you write.',
      },
    ],
    link: { label: 'See rates and subsidies', href: '/pricing' },
  },
  closing: {
    heading: 'Not sure which one you need?',
    text: 'That is what the first conversation is for. It is free, and you will be talking with someone who has done the work.',
    primary: { label: 'Book a Consultation', href: '/contact#book-consultation' },
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} satisfies ServicesOverview;
