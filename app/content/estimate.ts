// Not by its usual name, which tests outside Vite do not know.
import { prices } from '#content';
import { formatCents } from '../text/numbers.ts';

const { toolkit, ...rates } = prices;

/** What a full-time employee costs a month, by the size of the team. */
export const monthlyRates = rates.tiers.map(({ min, max, monthlyRate }) => ({
  heading: `${min}–${max} employees`,
  text: formatCents(monthlyRate * 100),
}));

/** The price estimator, on /pricing and at the address of an estimate. */
export const estimate = {
  rates,
  heading: 'What would it cost you?',
  text: 'Enter your own numbers. No name or email needed.',
  fields: {
    full_time: { label: 'Full-time employees', hint: definitionOf('full_time') },
    part_time: { label: 'Part-time employees', hint: definitionOf('part_time') },
    relief: { label: 'Relief or casual employees', hint: definitionOf('relief') },
    volunteers: {
      label: 'Volunteers, summer students and interns',
      hint: 'Free, no matter how many',
    },
  },
  button: 'Make a Note for My Board',
  example: {
    heading: 'An example',
    text: 'With 8 full-time and 4 part-time employees, a drop-in centre pays {price} a month. Its 30 volunteers cost nothing.',
    headcount: { full_time: 8, part_time: 4, relief: 0, volunteers: 30 },
  },
  result: {
    heading: 'Your estimate',
    caption: 'Price by type of staff',
    columns: ['Type of staff', 'People', 'Per month'],
    each: '{rate} each',
    free: 'Free',
    perMonth: 'Per month',
    perYear: 'Per year',
    size: {
      one: 'With 1 employee you pay the rate for {min} to {max} employees.',
      many: 'With {count} employees you pay the rate for {min} to {max} employees.',
    },
    next: 'From {min} employees you’d pay {rate} for each full-time employee.',
    jumps: {
      more: {
        one: 'With one more employee, even a casual one, you’d pay {rate} for each full-time employee: {monthly} a month, less than now.',
        many: 'With {count} more employees, even casual ones, you’d pay {rate} for each full-time employee: {monthly} a month, less than now.',
      },
      fewer: {
        one: 'With one fewer employee you’d pay {rate} for each full-time employee: up to {monthly} a month, more than now.',
        many: 'With {count} fewer employees you’d pay {rate} for each full-time employee: up to {monthly} a month, more than now.',
      },
    },
    note: `In Canadian dollars, before HST and any subsidy. ${rates.facts.basis.text} We confirm the price in writing.`,
    book: { label: 'Book a Consultation', href: '/contact#book-consultation' },
  },
  nobody: {
    heading: 'Who works for you?',
    text: 'Enter at least one employee. All volunteers? Talk to us.',
    link: { label: 'Contact Us', href: '/contact?interest=general-inquiry#form' },
  },
  larger: {
    heading: 'Let’s talk about {count} employees',
    text: 'Our rates are for up to {largest} employees. For an organization of your size, we’ll work out a price together.',
    link: { label: 'Contact Us', href: '/contact?interest=general-inquiry#form' },
  },
  errors: {
    title: 'There’s a problem with your numbers',
    field: '{label}: enter a whole number from 0 to {largest}',
    pending: 'The totals appear when every field has a whole number.',
  },
} as const;

function definitionOf(id: string) {
  return rates.staffTypes.find((type) => type.id === id)?.definition ?? '';
}

export type EstimateContent = typeof estimate;

/** The page of one estimate, a note for the Board: /pricing/estimate. Its sentences stand in data/pricing.json. */
export const estimatePage = {
  meta: {
    title: 'Price Estimate for Your Organization’s Team',
    description:
      'Enter how many people work full-time, part-time or as relief staff, and see what our monthly support would cost you in Canadian dollars, by month and by year.',
  },
  header: {
    title: 'Price estimate',
    subtitle: 'A note to share, print and put in the board package.',
  },
  organization: {
    label: 'Your organization’s name',
    hint: 'For the heading of your note. It becomes part of the page’s address, so whoever has the link can read it.',
  },
  update: 'Update the Note',
  print: 'Print',
  copy: 'Copy Link',
  copied: 'Copied',
  select: 'Copy the link from the address bar',
  change: { label: 'Change the numbers', href: '#full_time' },
  back: { label: 'All about our prices', href: '/pricing' },
} as const;
