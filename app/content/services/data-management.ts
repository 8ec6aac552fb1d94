import { organization } from '../organization.ts';
import type { ServiceStream } from '../schemas/service.ts';
import { testimonials } from '../testimonials.ts';

/** Data Management & Reporting. */
export const dataManagement = {
  kind: 'stream',
  slug: 'data-management',
  meta: {
    title: 'Nonprofit Data Management & Impact Reporting',
    description:
      'Clean records, clear definitions and reports that agree with each other. Data management for nonprofits that must prove their impact and guard privacy.',
  },
  header: {
    title: 'Data Management & Reporting',
    subtitle: 'Count once, know what it means, and be able to show it.',
    image: 'heroes/data-management',
  },
  featureImage: 'features/data-management',
  introHeading: 'You have the data. Now it has to agree with itself',
  intro: [
    'Attendance lives in one spreadsheet, donors in another, and the intake forms are still in a filing cabinet. Each funder asks for slightly different categories, so front-line staff enter the same person several times and the totals never quite match. When the board asks a simple question, such as how many families came back, the answer takes a week and ends with a footnote.',
    'We begin with the questions you have to answer, and work back to the few facts that need collecting. Then we clean what exists, agree on definitions with the people who do the entering, connect the tools where that helps, and build reports that refresh themselves. Participants’ privacy is part of the design from the first day: what you do not need, you should not hold.',
  ],
  capabilitiesHeading: 'What we look after',
  capabilities: [
    {
      icon: 'i-lucide-map',
      title: 'Data inventory',
      description:
        'We list every spreadsheet, form and system, what each holds, who depends on it and who can open it, so that decisions start from facts.',
    },
    {
      icon: 'i-lucide-filter',
      title: 'Clean-up and migration',
      description:
        'Duplicates merged, categories brought into line and history moved into a tool you can trust, with a tested copy kept until you are satisfied.',
    },
    {
      icon: 'i-lucide-ruler',
      title: 'Outcome measures',
      description:
        'A handful of indicators that your staff believe in and your funders accept, each with a written definition, so that the number means the same every year.',
    },
    {
      icon: 'i-lucide-layout-dashboard',
      title: 'Dashboards and reports',
      description:
        'One page for the board, one for managers, one for each funder, all drawn from the same records and readable without a guide.',
    },
    {
      icon: 'i-lucide-folder-lock',
      title: 'Privacy and access',
      description:
        'Consent wording, retention periods and access by role, set out with Canadian privacy law in mind, and written so that new staff can follow them.',
    },
    {
      icon: 'i-lucide-cable',
      title: 'System connections',
      description:
        'Forms, donor tools, accounting and case records that pass information along, so that nobody has to type it in again.',
    },
  ],
  benefitsHeading: 'What changes for you',
  benefits: [
    'Each participant is entered once, by the person who meets them.',
    'Funder reports and board reports show the same totals.',
    'Simple questions get an answer the same day.',
    'Definitions are written down and survive staff changes.',
    'Personal information is seen only by those who need it.',
    'Front-line staff spend less of their shift at a keyboard.',
  ],
  testimonial: testimonials.data,
  closing: {
    heading: 'Ask us the question your data cannot answer',
    text: 'Bring one thing you wish you knew about your programs. In a free first conversation we will trace what it would take to know it, and whether it is worth the effort.',
    primary: { label: 'Book a Consultation', href: '/contact#book-consultation' },
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} satisfies ServiceStream;
