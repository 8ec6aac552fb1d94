import { organization } from './organization.ts';
import type { PageContent } from './schemas/page.ts';

/** Pricing; the numbers themselves stand in rates.ts. */
export const pricing = {
  meta: {
    title: 'Pricing: Published Monthly Rates in CAD',
    description:
      'Our monthly rates per full-time employee in Canadian dollars, who counts as full-time or part-time, how subsidies work and how a project is priced.',
  },
  header: {
    title: 'Pricing',
    subtitle: 'The whole price, before you have to ask.',
    image: 'heroes/pricing',
  },
  intro: {
    heading: 'One rate, by the size of your team',
    text: 'You pay a monthly rate for each full-time employee, and a share of it for those who work less. The larger the organization, the lower the rate. All prices are in Canadian dollars (CAD).',
  },
  included: {
    heading: 'What the rate includes',
    items: [
      'Ongoing support in the service areas we agree on with you, in writing',
      `${organization.partner.suite}, hosted in Canada, at no extra cost`,
      'A person who knows your organization, and a second who can step in',
      'A free initial consultation before anything is signed',
    ],
  },
  tiersTable: {
    heading: 'Monthly rates',
    caption: 'Monthly rate in CAD by number of employees',
    columns: [
      'Number of employees',
      'Per full-time employee, per month',
      'Per part-time employee, per month',
    ],
    note: 'The rate for your size applies to everyone on the team, from the first person on.',
  },
  staffTable: {
    heading: 'How we count your staff',
    caption: 'Types of staff and the part of the full-time rate that is charged',
    columns: ['Type of staff', 'Average hours', 'What you pay'],
    note: 'Volunteers, summer students and interns use our help and the tools without charge.',
  },
  larger: {
    heading: 'More than 200 employees?',
    text: 'Tell us how you are organized, and we will work out a price together.',
    link: { label: 'Contact us', href: '/contact#form' },
  },
  subsidies: {
    heading: 'When the rate is out of reach',
    paragraphs: [
      'A subsidy lowers the monthly rate for a client; the work is the same. Our Board decides on each request, looking at your finances, the people you serve and the money available.',
      'Asking is simple: tell us in the first conversation. We will say what the Board needs to see and when it next meets.',
    ],
    sourcesHeading: 'Where the money comes from',
    sources: [
      {
        heading: 'Grants',
        text: 'Funding that we apply for ourselves in order to lower the cost for others.',
      },
      {
        heading: 'Surplus revenue',
        text: 'What our own work earns beyond its costs. We expect this only after 3 to 5 years, so nothing comes from it yet.',
      },
      {
        heading: 'Funder-specific grants',
        text: 'Money from a funder who wants the organizations it supports to have this help.',
      },
      {
        heading: 'A planned foundation',
        text: 'We plan a foundation whose purpose is to pay for subsidies over the long term.',
      },
    ],
    link: { label: 'Ask About a Subsidy', href: '/contact#book-consultation' },
  },
  projects: {
    heading: 'Project-based consulting',
    paragraphs: [
      'Some work has a clear end. For a project we agree on the scope, the price and the date in writing before we begin, and we tell you in good time if any of the three has to change.',
    ],
    examples: [
      'A bylaw review before your annual meeting',
      'Books brought up to date ahead of an audit',
      'A pay structure, a handbook or a policy review',
      'A data clean-up or a move to a new system',
      'A strategic plan or a board retreat',
      'A custom tool, from sketch to training',
    ],
  },
  terms: {
    heading: 'From first call to first month',
    items: [
      { heading: 'Initial consultation', text: 'Free, and without obligation.' },
      { heading: 'Initial assessment', text: '1 to 2 weeks.' },
      { heading: 'Implementation', text: '4 to 12 weeks, depending on what we take over.' },
    ],
  },
} as const satisfies PageContent;
