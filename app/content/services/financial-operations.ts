import { organization } from '../organization.ts';
import type { ServiceStream } from '../schemas/service.ts';
import { testimonials } from '../testimonials.ts';

/** Financial Operations. */
export const financialOperations = {
  kind: 'stream',
  slug: 'financial-operations',
  meta: {
    title: 'Outsourced Financial Operations for Nonprofits',
    description:
      'Bookkeeping, fund accounting, payroll, budgets and audit preparation by people who know restricted funds. Financial operations for Canadian nonprofits.',
  },
  header: {
    title: 'Financial Operations',
    subtitle: 'Books that close on time and statements a board can read.',
    image: 'heroes/financial-operations',
  },
  featureImage: 'features/financial-operations',
  introHeading: 'Numbers you can explain out loud',
  intro: [
    'Nonprofit books are harder than they look. Each grant has its own rules, one salary may be split across three programs, and the HST rebate has a formula of its own. Too often this rests on one capable bookkeeper with nobody to check the work or cover a holiday, and the board sees statements six weeks late that nobody at the table can quite explain.',
    'We run the month with you, from the first invoice to the statement the treasurer presents. Transactions are coded to the right fund when they happen, accounts are reconciled on a schedule, and a second person reviews what the first has done. You get a short report: where you stand, what changed, and what needs a decision before it becomes urgent.',
  ],
  capabilitiesHeading: 'What we look after',
  capabilities: [
    {
      icon: 'i-lucide-notebook-pen',
      title: 'Bookkeeping and month-end',
      description:
        'Payables, receivables, bank and card reconciliations on a fixed calendar, with each entry coded to its program and fund, and a second pair of eyes on everything.',
    },
    {
      icon: 'i-lucide-layers',
      title: 'Fund accounting',
      description:
        'Restricted and unrestricted money kept apart, deferred contributions recorded properly, and shared costs allocated by a method that you can defend to a funder.',
    },
    {
      icon: 'i-lucide-receipt',
      title: 'Payroll and remittances',
      description:
        'Staff paid correctly and on time, source deductions remitted, T4s and records of employment issued, and benefits and vacation balances that match the payroll records.',
    },
    {
      icon: 'i-lucide-calculator',
      title: 'Budgets and cash forecasts',
      description:
        'An operating budget built from real program costs, and a rolling cash forecast that shows the tight months while there is still time to act.',
    },
    {
      icon: 'i-lucide-chart-column',
      title: 'Board and funder reports',
      description:
        'Statements with a one-page explanation, variances that name their cause, and funder reports drawn from the same books, so the figures always agree.',
    },
    {
      icon: 'i-lucide-clipboard-check',
      title: 'Audit and filing preparation',
      description:
        'Working papers assembled during the year, the auditor’s list answered before fieldwork, and the T3010 and HST rebate figures ready when they are due.',
    },
  ],
  benefitsHeading: 'What changes for you',
  benefits: [
    'Statements arrive on the same working day every month.',
    'You know what each program costs and who is paying for it.',
    'No single person both enters and approves a payment.',
    'The tight months are visible while you can still plan for them.',
    'Your auditor’s questions have answers on file.',
    'A holiday or a resignation no longer stops the books.',
  ],
  testimonial: testimonials.finance,
  caseStudy: {
    text: 'In one of our case studies, a client cut the time it spends on reconciliation by 80%.',
    link: { label: 'Read how it was done', href: '/resources/impact-stories/food-network' },
  },
  closing: {
    heading: 'Show us one month of your books',
    text: 'A first look is free. Pick an ordinary month, and we will walk through it with you: what is sound, what is fragile and what we would change first.',
    primary: { label: 'Book a Consultation', href: '/contact#book-consultation' },
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} satisfies ServiceStream;
