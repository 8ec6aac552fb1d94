import { organization } from '../organization.ts';
import type { ServiceStream } from '../schemas/service.ts';
import { testimonials } from '../testimonials.ts';

/** Governance & Risk Management. */
export const governance = {
  kind: 'stream',
  slug: 'governance',
  meta: {
    title: 'Nonprofit Governance & Risk Management in Canada',
    description:
      'Board packages, bylaws, policies and a risk register your directors will actually read. Governance support for Canadian nonprofits and charities.',
  },
  header: {
    title: 'Governance & Risk Management',
    subtitle: 'A board that knows its job, and papers that help it decide.',
    image: 'heroes/governance',
  },
  featureImage: 'features/governance',
  introHeading: 'Good boards are made between the meetings',
  intro: [
    'Most board trouble starts small. The minutes sit in someone’s inbox, the conflict-of-interest forms were last signed three chairs ago, and nobody is certain whether the bylaws match the law the organization now answers to. None of it is neglect. It is what happens when volunteers with day jobs and an executive director with forty other duties share the work of governing.',
    'We take on the part that keeps slipping. We prepare the packages, keep the minute book, track the filings and write the policies with you, so the board’s two hours go to direction. When something does go wrong, there is already a page that says who decides, who speaks and what happens first.',
  ],
  capabilitiesHeading: 'What we look after',
  capabilities: [
    {
      icon: 'i-lucide-landmark',
      title: 'Board operations',
      description:
        'We plan the year’s meetings, assemble the package, take the minutes and follow every motion until it is done, so your chair can concentrate on the conversation.',
    },
    {
      icon: 'i-lucide-scroll-text',
      title: 'Bylaws and incorporation law',
      description:
        'We compare your bylaws with ONCA or the federal Act, point out in plain language what no longer fits, and prepare the changes for your members and lawyer.',
    },
    {
      icon: 'i-lucide-file-check',
      title: 'Policy writing and review',
      description:
        'Policies short enough to be read: conflict of interest, delegation, finance, privacy, safeguarding. We keep them on a review calendar so none goes stale unnoticed.',
    },
    {
      icon: 'i-lucide-shield-alert',
      title: 'Risk register',
      description:
        'We interview staff and directors, rank what could hurt you most, name an owner for each risk and bring a two-page update to the board every quarter.',
    },
    {
      icon: 'i-lucide-calendar-check',
      title: 'Filing and compliance calendar',
      description:
        'The T3010, annual returns, director changes, insurance and funder conditions on one calendar, each with a person, a reminder and proof that it was done.',
    },
    {
      icon: 'i-lucide-users',
      title: 'Recruitment and onboarding of directors',
      description:
        'We map the skills at your table, help you find the ones that are missing, and give each new director a first month that makes the role clear.',
    },
  ],
  benefitsHeading: 'What changes for you',
  benefits: [
    'Directors receive a complete package a week before they meet.',
    'You can show a funder or the CRA who decided what, and when.',
    'Every policy has an owner and a date for its next review.',
    'The board sees its largest risks on two pages, four times a year.',
    'New directors can contribute from their first meeting.',
    'Your executive director gets back the days that board papers used to take.',
  ],
  testimonial: testimonials.governance,
  closing: {
    heading: 'Bring us your last board package',
    text: 'The first conversation is free. Show us what your directors received before their last meeting, and we will tell you what we would keep, cut and add.',
    primary: { label: 'Book a Consultation', href: '/contact#book-consultation' },
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} satisfies ServiceStream;
