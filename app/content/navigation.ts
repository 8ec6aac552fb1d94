import { organization } from './organization.ts';

/** The header's button. */
export const booking = { label: 'Book a Consultation', href: '/contact#book-consultation' };

/** One line of a menu. */
export interface MenuLink {
  readonly name: string;
  readonly href: string;
  readonly description: string;
}

/** A nested group inside a dropdown, shown first, as a side flyout. */
export interface MenuGroup {
  readonly name: string;
  readonly subtitle: string;
  readonly items: readonly MenuLink[];
}

/** An item of the header's menu. */
export interface NavigationItem extends MenuLink {
  readonly dropdown?: { readonly group?: MenuGroup; readonly items: readonly MenuLink[] };
}

/** The header's menu. */
export const navigation: readonly NavigationItem[] = [
  { name: 'Home', href: '/', description: 'Where to begin' },
  {
    name: 'About',
    href: '/about',
    description: 'Who we are and what we stand for',
    dropdown: {
      items: [
        { name: 'Our Story', href: '/about', description: 'Why we exist and how we work' },
        {
          name: 'Partnership',
          href: '/about/partnership',
          description: `Our sister organization, ${organization.partner.name}`,
        },
        { name: 'Team', href: '/about/team', description: 'The people you will work with' },
      ],
    },
  },
  {
    name: 'Services',
    href: '/services',
    description: 'Support for the work behind your mission',
    dropdown: {
      group: {
        name: 'Support & Consulting Streams',
        subtitle: 'Core consulting services',
        items: [
          {
            name: 'Governance & Risk Management',
            href: '/services/governance',
            description: 'Boards, bylaws, policies and risk',
          },
          {
            name: 'Fundraising & Grant Management',
            href: '/services/fundraising',
            description: 'Applications, reports and donors',
          },
          {
            name: 'Financial Operations',
            href: '/services/financial-operations',
            description: 'Bookkeeping, payroll and audits',
          },
          {
            name: 'Human Resources',
            href: '/services/human-resources',
            description: 'Hiring, policies and advice',
          },
          {
            name: 'Data Management & Reporting',
            href: '/services/data-management',
            description: 'Clean records and clear reports',
          },
          {
            name: 'Training & Education',
            href: '/services/training-education',
            description: 'Workshops for boards and staff',
          },
        ],
      },
      items: [
        {
          name: 'Speaking',
          href: '/services/speaking',
          description: 'Keynotes, panels and workshops',
        },
        {
          name: 'Custom Solutions',
          href: '/services/custom-solutions',
          description: 'Technology built around your work',
        },
        {
          name: 'All Services',
          href: '/services',
          description: 'Everything we do, on one page',
        },
      ],
    },
  },
  {
    name: 'Products',
    href: '/products',
    description: 'Tools and templates to put to use',
    dropdown: {
      items: [
        {
          name: 'Tools and Resources',
          href: '/products',
          description: 'What we offer alongside our services',
        },
        {
          name: 'Policy Forward Toolkit',
          href: '/products/policy-toolkit',
          description: '25+ templates, ready to make your own',
        },
        {
          name: organization.partner.suite,
          href: '/products/aimpact-suite',
          description: 'Five tools, included with our services',
        },
      ],
    },
  },
  { name: 'Pricing', href: '/pricing', description: 'Rates, subsidies and project work' },
  {
    name: 'Resources',
    href: '/resources',
    description: 'Ideas and answers, free to use',
    dropdown: {
      items: [
        { name: 'Resources Hub', href: '/resources', description: 'Everything in one place' },
        { name: 'Blog', href: '/resources/blog', description: 'Practical articles' },
        { name: 'Videos', href: '/resources/videos', description: 'Recordings in preparation' },
        { name: 'Podcasts', href: '/resources/podcasts', description: 'Episodes in preparation' },
        {
          name: 'Impact Stories',
          href: '/resources/impact-stories',
          description: 'What changed for our clients',
        },
        {
          name: 'Sample Documents',
          href: '/resources/samples',
          description: 'Board package, statement, policy',
        },
        { name: 'FAQ', href: '/resources/faq', description: 'Questions we are often asked' },
      ],
    },
  },
  { name: 'Careers', href: '/careers', description: 'Join our team' },
  { name: 'Contact', href: '/contact', description: 'Write to us or book a conversation' },
];
