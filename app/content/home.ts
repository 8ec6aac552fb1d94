import { organization } from './organization.ts';
import type { Home } from './schemas/home.ts';
import { suiteModules } from './suite-modules.ts';
import { testimonials } from './testimonials.ts';

const { name: partner, suite } = organization.partner;

/** The home page. */
export const home = {
  meta: {
    title: organization.tagline,
    description: `${organization.description} Your first consultation is free.`,
  },
  header: {
    title: organization.tagline,
    subtitle:
      'You look after the mission. We look after the books, the board papers, the grant reports and the hundred small things that keep the doors open.',
    image: 'heroes/home',
  },
  actions: {
    primary: { label: 'Explore Our Services', href: '/services' },
    secondary: { label: 'Book a Consultation', href: '/contact' },
  },
  assurances: [
    'Over 15 years of sector experience',
    'Free initial consultation',
    'A nonprofit working for nonprofits',
  ],
  whyUs: {
    heading: 'Why nonprofits choose us',
    cards: [
      {
        icon: 'i-lucide-heart-handshake',
        title: 'We are a nonprofit too',
        description:
          'We answer to a board and look for funding, as you do. What we recommend to others, we have to live with ourselves.',
      },
      {
        icon: 'i-lucide-mountain',
        title: 'We know the sector',
        description:
          'Over 15 years of experience, from restricted funds to bylaws to the week before an audit. You will not have to explain what a charity is.',
      },
      {
        icon: 'i-lucide-puzzle',
        title: 'One team for all of it',
        description:
          'Finance talks to fundraising, and HR to governance. When the same people see the whole picture, less gets missed.',
      },
      {
        icon: 'i-lucide-tag',
        title: 'A price you can plan with',
        description:
          'One published monthly rate by the size of your team. Volunteers, summer students and interns are free, and the software comes included.',
      },
    ],
  },
  partner: {
    heading: 'Technology that comes with the help',
    paragraphs: [
      `Our sister organization, ${partner}, makes software. We do the work the software is for. Together we can offer something small nonprofits rarely get: people who know the job, with tools built for it.`,
      `That is why ${suite} is part of every service agreement. There is no licence fee and no price per seat.`,
    ],
    points: [
      'Included with our services at no extra cost',
      'Hosted in Canada',
      'Set up and looked after by the people you work with',
    ],
    link: { label: 'How the Partnership Works', href: '/about/partnership' },
  },
  services: {
    heading: 'Six kinds of work we can take off your desk',
    text: 'Choose one or several. Begin with whatever keeps you up at night; the rest can wait until you are ready.',
    cards: [
      {
        icon: 'i-lucide-landmark',
        title: 'Governance & Risk Management',
        description: 'Board packages, bylaws, policies and a risk register that gets read.',
        link: '/services/governance',
      },
      {
        icon: 'i-lucide-sprout',
        title: 'Fundraising & Grant Management',
        description: 'Applications with time to spare, and reports that bring the funder back.',
        link: '/services/fundraising',
      },
      {
        icon: 'i-lucide-calculator',
        title: 'Financial Operations',
        description: 'Books closed on time, payroll done right and statements a board can read.',
        link: '/services/financial-operations',
      },
      {
        icon: 'i-lucide-users',
        title: 'Human Resources',
        description: 'Fair hiring, clear policies and advice when a situation turns difficult.',
        link: '/services/human-resources',
      },
      {
        icon: 'i-lucide-database',
        title: 'Data Management & Reporting',
        description: 'Records that agree with each other, and numbers you can stand behind.',
        link: '/services/data-management',
      },
      {
        icon: 'i-lucide-graduation-cap',
        title: 'Training & Education',
        description: 'Workshops for boards and staff, built on your own documents.',
        link: '/services/training-education',
      },
    ],
    all: { label: 'See All Services', href: '/services' },
  },
  suite: {
    heading: `Meet ${suite}`,
    text: 'Five tools that share one set of records. They are hosted in Canada and come with our services at no extra cost.',
    modules: [
      suiteModules.link,
      suiteModules.funds,
      suiteModules.bi,
      suiteModules.proof,
      suiteModules.bot,
    ],
  },
  testimonials: {
    heading: 'In their words',
    items: [
      testimonials.governance,
      testimonials.fundraising,
      testimonials.finance,
      testimonials.people,
    ],
    link: { label: 'Read our impact stories', href: '/resources/impact-stories' },
  },
} satisfies Home;
