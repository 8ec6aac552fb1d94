import { booking } from './booking.ts';
import { organization } from './organization.ts';
import type { PageContent } from './schemas/page.ts';

const { name: partner, suite } = organization.partner;

/** The partnership with the sister organization. */
export const partnership = {
  meta: {
    title: 'Our Technology Partnership for Nonprofits',
    description: `${organization.name} and ${partner} are sister organizations: people who do the work, and the tools to do it well, included at no extra cost.`,
  },
  header: {
    title: 'Partnership',
    subtitle: `${organization.shortName} does the work. ${partner} makes the tools. You get both.`,
    image: 'heroes/partnership',
  },
  intro: {
    heading: 'Why we work with a technology company',
    paragraphs: [
      'We used to recommend software like everyone else. We would find a good product, help a client set it up, and come back a year later to find it half used: it had been built for a business that sells things.',
      `${partner} is our sister organization. Its people build tools for nonprofit work, and our people put those tools to use. When a bookkeeper here finds a screen confusing, the person who can change it is one conversation away. You receive the result without a licence fee.`,
    ],
    image: 'features/partnership',
  },
  benefits: {
    heading: 'What it brings you',
    cards: [
      {
        icon: 'i-lucide-gift',
        title: 'No extra cost',
        description: `${suite} is included with our services. Nothing is charged per person, per record or per report.`,
      },
      {
        icon: 'i-lucide-map-pin',
        title: 'Hosted in Canada',
        description: 'The tools and the information in them are hosted in Canada.',
      },
      {
        icon: 'i-lucide-messages-square',
        title: 'One team to call',
        description:
          'Whether it is the entry or the screen that is wrong, you call the same people. We sort out between us who fixes what.',
      },
      {
        icon: 'i-lucide-wrench',
        title: 'Shaped by daily use',
        description:
          'Our staff use the tools for their own work. Their notes go straight to the people who build them.',
      },
    ],
  },
  areas: {
    heading: 'Where people and tools meet',
    text: 'The four service areas where the suite has the most to add.',
    columns: {
      service: 'Service area',
      people: 'What our people do',
      tools: 'What the tools add',
      link: 'Read more',
    },
    rows: [
      {
        service: 'Financial Operations',
        people: 'Bookkeeping, fund accounting, payroll, budgets and audit preparation',
        tools:
          'AImpactLINK carries entries between systems; AImpactBI turns closed months into board pages',
        link: { label: 'Visit Page', href: '/services/financial-operations' },
      },
      {
        service: 'Fundraising & Grant Management',
        people: 'Research, applications, reports and donor care',
        tools: 'AImpactFUNDS keeps every deadline, condition and balance in one calendar',
        link: { label: 'Visit Page', href: '/services/fundraising' },
      },
      {
        service: 'Governance & Risk Management',
        people: 'Board packages, minutes, bylaws, policies and the risk register',
        tools: 'AImpactPROOF records approvals, reviews and filings as evidence',
        link: { label: 'Visit Page', href: '/services/governance' },
      },
      {
        service: 'Human Resources',
        people: 'Hiring, policies, pay structure and advice on difficult situations',
        tools:
          'AImpactBOT drafts routine letters for a person to review; AImpactPROOF tracks renewals',
        link: { label: 'Visit Page', href: '/services/human-resources' },
      },
    ],
  },
  clarity: {
    heading: 'What your board may want to know',
    items: [
      {
        heading: 'Are you the same organization?',
        text: `No. ${organization.name} is a nonprofit with its own Board. ${partner} is a technology company and our sister organization.`,
      },
      {
        heading: 'Do we have to use the suite?',
        text: 'No. If what you have works, we work with it. The rate is the same either way.',
      },
      {
        heading: 'When can we start with it?',
        text: `Once your service agreement is signed. ${suite} is set up together with the work it is for, one tool at a time.`,
      },
    ],
  },
  closing: {
    heading: 'Ask us anything about how this works',
    text: 'A related company is a fair thing to question. Write to us, or book a free consultation and bring your treasurer.',
    primary: booking,
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} as const satisfies PageContent;
