import { organization } from '../organization.ts';
import type { ServiceStream } from '../schemas/service.ts';
import { testimonials } from '../testimonials.ts';

/** Fundraising & Grant Management. */
export const fundraising = {
  kind: 'stream',
  slug: 'fundraising',
  meta: {
    title: 'Fundraising & Grant Management for Canadian Charities',
    description:
      'Grant research, applications, budgets and reports, plus the donor records and receipts behind them. Fundraising support for nonprofits across Canada.',
  },
  header: {
    title: 'Fundraising & Grant Management',
    subtitle: 'Fewer rushed applications, more funders who renew.',
    image: 'heroes/fundraising',
  },
  featureImage: 'features/fundraising',
  introHeading: 'The grant is the beginning of the work',
  intro: [
    'A grant you win in March has to be spent, tracked and reported on long after the celebration. In many organizations one person writes the application, another spends the money and a third finds out in December that a report is due on Friday. Funders notice. So does the person who spends a weekend turning receipts and attendance sheets into a story that adds up.',
    'We manage the whole path: which calls are worth your time, what the application needs, how the budget will be coded in your books, and when every report falls due. You stay the voice that funders and donors know. We do the reading, the drafting, the arithmetic and the reminding, and we say so when an opportunity would cost more than it brings.',
  ],
  capabilitiesHeading: 'What we look after',
  capabilities: [
    {
      icon: 'i-lucide-telescope',
      title: 'Prospect research',
      description:
        'A short list of foundations, government programs and corporate funders that fit your mission and size, each with its deadline, its priorities and our honest view of the odds.',
    },
    {
      icon: 'i-lucide-pen-line',
      title: 'Application writing',
      description:
        'We interview your program staff, draft in your voice, build the logic model and budget, and leave you enough days to read it before the portal closes.',
    },
    {
      icon: 'i-lucide-calendar-clock',
      title: 'Grant calendar and reporting',
      description:
        'Every condition, instalment and report on one calendar. We gather figures as the program runs, so the final report is half written when it falls due.',
    },
    {
      icon: 'i-lucide-wallet',
      title: 'Restricted fund tracking',
      description:
        'We match each grant’s budget to your accounts, show every month what has been spent and what is left, and warn you early about money at risk of return.',
    },
    {
      icon: 'i-lucide-heart-handshake',
      title: 'Donor care and receipting',
      description:
        'Clean donor records, prompt thanks and official receipts that meet CRA rules, with a simple plan for keeping in touch between one appeal and the next.',
    },
    {
      icon: 'i-lucide-signpost',
      title: 'Fund development planning',
      description:
        'A one-year plan that your board can support: where money comes from today, what depends on a single funder, and two or three sources worth growing.',
    },
  ],
  benefitsHeading: 'What changes for you',
  benefits: [
    'Every deadline and report date is known months ahead.',
    'Applications ask for what the program truly costs, overhead included.',
    'You see the balance of each restricted grant every month.',
    'Reports draw on figures gathered along the way.',
    'Donors are thanked promptly and receipted correctly.',
    'You decide with open eyes which calls to let pass.',
  ],
  testimonial: testimonials.fundraising,
  closing: {
    heading: 'Which deadline is worrying you?',
    text: 'Tell us about the next application or report on your desk. The first conversation is free, and you will leave it with a clear idea of what to do next, whether or not we work together.',
    primary: { label: 'Book a Consultation', href: '/contact#book-consultation' },
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} satisfies ServiceStream;
