/** The price estimator, on home and on /pricing; the numbers themselves stand in rates.ts. */
export const estimate = {
  heading: 'What would it cost you?',
  text: 'Put in your own numbers. No name or email needed.',
  fields: {
    full_time: { label: 'Full-time employees', hint: 'More than 28 hours a week' },
    part_time: { label: 'Part-time employees', hint: '8 to 28 hours a week' },
    relief: { label: 'Relief or casual employees', hint: 'Under 8 hours a week' },
    volunteers: { label: 'Volunteers, summer students and interns', hint: 'Free, however many' },
  },
  button: 'Work Out My Price',
  example: {
    heading: 'An example',
    text: 'A drop-in centre with 8 full-time and 4 part-time employees, and 30 volunteers who are free:',
    headcount: { full_time: 8, part_time: 4, relief: 0, volunteers: 30 },
  },
  result: {
    heading: 'Your estimate',
    caption: 'The estimate in CAD, by type of staff',
    columns: {
      staff: 'Type of staff',
      people: 'People',
      monthly: 'Per month',
    },
    each: '{rate} each',
    free: 'Free',
    perMonth: 'Per month',
    perYear: 'Per year',
    size: {
      one: 'With 1 employee you pay the rate for {min} to {max} employees.',
      many: 'With {count} employees you pay the rate for {min} to {max} employees.',
    },
    note: 'In Canadian dollars, before any subsidy or tax that may apply. We confirm the price in writing.',
    link: 'Link to this estimate',
    book: { label: 'Book a Free Consultation', href: '/contact#book-consultation' },
  },
  nobody: {
    heading: 'Who works for you?',
    text: 'Our rates begin with one employee. Enter at least one, or talk to us if volunteers do all of your work.',
    link: { label: 'Contact Us', href: '/contact#form' },
  },
  larger: {
    heading: 'Let us talk about {count} employees',
    text: 'Our rates are made for up to {largest} employees. For an organization of your size we work out a price together.',
    link: { label: 'Contact Us', href: '/contact#form' },
  },
  errors: {
    title: 'Please correct these numbers',
    field: '{label}: enter a whole number from 0 to {largest}',
    pending: 'The totals appear when every field holds a whole number.',
  },
} as const;
