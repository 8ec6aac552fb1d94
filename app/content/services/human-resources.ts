import { organization } from '../organization.ts';
import type { ServiceStream } from '../schemas/service.ts';
import { testimonials } from '../testimonials.ts';

/** Human Resources. */
export const humanResources = {
  kind: 'stream',
  slug: 'human-resources',
  meta: {
    title: 'Human Resources Support for Canadian Nonprofits',
    description:
      'Hiring, policies, pay structure, difficult conversations and workplace law, handled with care. Human resources support for nonprofits without an HR team.',
  },
  header: {
    title: 'Human Resources',
    subtitle: 'Someone to call before the hard conversation.',
    image: 'heroes/human-resources',
  },
  featureImage: 'features/human-resources',
  introHeading: 'Your people are most of your budget, and all of your work',
  intro: [
    'In a small nonprofit, HR is whatever lands on the executive director’s desk: a contract copied from an old one, a complaint nobody wants to write down, a good employee who leaves because the pay scale was never explained. Staff who support people in crisis deserve an employer that is fair and clear with them. Most directors want exactly that, and have nobody to ask.',
    'We become that person to ask. We write contracts and policies that fit Ontario’s rules and your way of working, run a hiring process that treats candidates decently, and stand beside you when a situation turns difficult. Where a matter needs an employment lawyer we tell you early, and we arrive with the file in order so that the hour you pay for counts.',
  ],
  capabilitiesHeading: 'What we look after',
  capabilities: [
    {
      icon: 'i-lucide-user-plus',
      title: 'Recruitment and hiring',
      description:
        'Job descriptions that say what matters, a fair and documented selection, reference checks, vulnerable-sector screening and an offer letter that protects both sides.',
    },
    {
      icon: 'i-lucide-book-open',
      title: 'Handbook and policies',
      description:
        'A handbook written for the people who use it, in step with the Employment Standards Act, the Human Rights Code, AODA and health and safety law.',
    },
    {
      icon: 'i-lucide-scale',
      title: 'Pay structure and equity',
      description:
        'Salary bands you can explain, job comparisons that stand up to the Pay Equity Act, and a yearly review that does not depend on who asks loudest.',
    },
    {
      icon: 'i-lucide-messages-square',
      title: 'Advice on difficult situations',
      description:
        'Complaints, conflict, absence, performance, endings. We help you prepare what to say, document what was said, and treat everyone involved with respect.',
    },
    {
      icon: 'i-lucide-sprout',
      title: 'Performance and growth',
      description:
        'Simple check-ins that supervisors really hold, goals tied to the work, and development plans that recognize how far a nonprofit’s training budget goes.',
    },
    {
      icon: 'i-lucide-id-card',
      title: 'Records and onboarding',
      description:
        'Complete personnel files kept private and secure, first-week plans for every role, and a calendar for probation, certification and screening renewals.',
    },
  ],
  benefitsHeading: 'What changes for you',
  benefits: [
    'You have a person to call on the day something happens.',
    'Contracts and policies match the law that applies today.',
    'Pay decisions follow a structure you can show to staff.',
    'New hires know in their first week what good work looks like.',
    'Supervisors learn to deal with small problems while they are small.',
    'Sensitive files are complete, private and where they should be.',
  ],
  testimonial: testimonials.people,
  closing: {
    heading: 'Talk it through with someone',
    text: 'If a staffing question is keeping you up, start with a conversation. It is free and confidential, and it usually takes less time than the worrying does.',
    primary: { label: 'Book a Consultation', href: '/contact#book-consultation' },
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} satisfies ServiceStream;
