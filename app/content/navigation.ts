import { organization } from './organization.ts';
import type { PageLink } from './pages.ts';

/** The button that most pages end with, and the header's. */
export const booking = { label: 'Book a Consultation', href: '/contact#book-consultation' };

export interface MenuLink extends PageLink {
  readonly description: string;
}

/** A nested group inside a dropdown, shown first, as a side flyout. */
interface MenuGroup {
  readonly name: string;
  readonly subtitle: string;
  readonly items: readonly MenuLink[];
}

export interface NavigationItem extends MenuLink {
  readonly dropdown?: { readonly group?: MenuGroup; readonly items: readonly MenuLink[] };
}

export const navigation: readonly NavigationItem[] = [
  { page: 'home', description: 'Where to begin' },
  {
    page: 'about',
    name: 'About',
    description: 'Who we are and what we stand for',
    dropdown: {
      items: [
        { page: 'about', description: 'Why we exist and how we work' },
        {
          page: 'partnership',
          description: `Our sister organization, ${organization.partner.name}`,
        },
        { page: 'team', description: 'The people you’ll work with' },
      ],
    },
  },
  {
    page: 'services',
    description: 'Support for the work behind your mission',
    dropdown: {
      group: {
        name: 'Support & Consulting Streams',
        subtitle: 'Core consulting services',
        items: [
          { page: 'services/governance', description: 'Boards, bylaws, policies and risk' },
          { page: 'services/fundraising', description: 'Applications, reports and donors' },
          {
            page: 'services/financial-operations',
            description: 'Bookkeeping and audit preparation',
          },
          { page: 'services/human-resources', description: 'Hiring, policies and advice' },
          { page: 'services/data-management', description: 'Clean records and clear reports' },
          { page: 'services/training-education', description: 'Workshops for boards and staff' },
        ],
      },
      items: [
        { page: 'speaking', description: 'Keynotes, panels and workshops' },
        {
          page: 'services/custom-solutions',
          name: 'Custom Solutions',
          description: 'Technology built around your work',
        },
        { page: 'services', name: 'All Services', description: 'Everything we do, on one page' },
      ],
    },
  },
  {
    page: 'products',
    name: 'Products',
    description: 'A policy toolkit and five tools',
    dropdown: {
      items: [
        { page: 'products', description: 'What we offer alongside our services' },
        { page: 'policy-toolkit', description: 'Policy templates to make your own' },
        { page: 'aimpact-suite', description: 'Five tools, included with our services' },
      ],
    },
  },
  { page: 'pricing', description: 'Rates, subsidies and projects' },
  {
    page: 'resources',
    description: 'Blog posts, samples and answers, free',
    dropdown: {
      items: [
        { page: 'resources', name: 'Resources Hub', description: 'Everything in one place' },
        { page: 'blog', description: 'Practical notes and checklists' },
        { page: 'impact-stories', description: 'Two worked examples' },
        { page: 'samples', description: 'What you’d receive from us' },
        { page: 'faq', description: 'Questions we’re often asked' },
        { page: 'videos', description: 'Planned walkthroughs' },
        { page: 'podcasts', description: 'Planned episodes' },
      ],
    },
  },
  { page: 'careers', description: 'Join our team' },
  { page: 'contact', description: 'Message us or book a consultation' },
];
