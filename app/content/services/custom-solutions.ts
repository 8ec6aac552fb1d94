import { organization } from '../organization.ts';
import type { CustomSolutions } from '../schemas/service.ts';

/** Custom Technology Solutions: five steps instead of a testimonial, and its own way into the contact form. */
export const customSolutions = {
  kind: 'custom',
  slug: 'custom-solutions',
  meta: {
    title: 'Custom Technology Solutions for Nonprofits',
    description:
      'When no product fits, we build the small tool that does: intake, scheduling, reporting and integrations for Canadian nonprofits, made with our partner.',
  },
  header: {
    title: 'Custom Technology Solutions',
    subtitle: 'The small tool that fits, when the big one never did.',
    image: 'heroes/custom-solutions',
  },
  featureImage: 'features/custom-solutions',
  introHeading: 'Start from how the work is really done',
  intro: [
    'Every nonprofit has a process that no product understands: the waiting list with its seven exceptions, the volunteer schedule only one person can read, the monthly report stitched together from four exports. You have probably bought software for it once already. It was made for a bigger organization, it cost more each year, and in the end people went back to the spreadsheet that worked.',
    `Together with our partner, ${organization.partner.name}, we design and build tools around the work itself. We sit with the people who do it, sketch until they recognize it, and deliver something small that helps within weeks before anyone talks about something large. And if a product on the market would serve you well, we help you set that up instead.`,
  ],
  capabilitiesHeading: 'What we build',
  capabilities: [
    {
      icon: 'i-lucide-clipboard-check',
      title: 'Intake and case tools',
      description:
        'Forms that ask only what is needed, work on a phone in a church basement, and carry each person’s file safely to the worker who follows up.',
    },
    {
      icon: 'i-lucide-workflow',
      title: 'Workflow automation',
      description:
        'Approvals, reminders, receipts and recurring letters that run by themselves, with a person in charge wherever judgment is called for.',
    },
    {
      icon: 'i-lucide-plug',
      title: 'Integrations',
      description:
        'Connections between the accounting, donor, calendar and program tools you already pay for, so that information is typed once and then simply arrives.',
    },
    {
      icon: 'i-lucide-gauge',
      title: 'Reporting and dashboards',
      description:
        'Live pages for managers, boards and funders that draw on your own records, with each figure traceable to the entries behind it.',
    },
    {
      icon: 'i-lucide-globe',
      title: 'Portals and websites',
      description:
        'Accessible places for members, volunteers or participants to sign up, book, learn and find what they need, in English, French or both.',
    },
    {
      icon: 'i-lucide-bot',
      title: 'Responsible AI assistants',
      description:
        'Assistants that draft, sort and summarize from your own documents, with clear limits on what they may see and a human check before anything leaves.',
    },
  ],
  benefitsHeading: 'What you can count on',
  benefits: [
    'A working version to try before the larger decision.',
    'A price and a scope agreed in writing before we build.',
    'Accessibility and privacy designed in from the first sketch.',
    'Data that belongs to you and can be exported at any time.',
    'Training and a plain guide for everyone who will use it.',
    'Advice against building, when building is not the answer.',
  ],
  process: {
    heading: 'How a project goes',
    steps: [
      {
        heading: 'Listen',
        text: 'A free first conversation about the problem, who has it and what it costs you today.',
      },
      {
        heading: 'Assess',
        text: 'One to two weeks beside the people who do the work. You receive a short written finding and the options, including the one of buying nothing.',
      },
      {
        heading: 'Sketch',
        text: 'Clickable drafts that staff try with real cases. We change them until they feel obvious, then agree on scope and price.',
      },
      {
        heading: 'Build',
        text: 'Four to twelve weeks, in small pieces that you can use and comment on as they arrive.',
      },
      {
        heading: 'Hand over and look after',
        text: 'Training, documentation and a calm first month with us close by. After that, support for as long as you want it.',
      },
    ],
    instruction:
      'To begin, open our contact form and choose Custom Technology Solutions as your primary interest area. A few lines about the problem are enough.',
  },
  closing: {
    heading: 'Describe the spreadsheet everyone fears',
    text: 'Choose Custom Technology Solutions in the contact form and tell us what goes wrong most often. We will answer within 24 hours.',
    primary: { label: 'Tell Us About Your Project', href: '/contact#form' },
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} satisfies CustomSolutions;
