/** The page of one estimate, for the board package: /pricing/estimate. */
export const estimatePage = {
  meta: {
    title: 'Price Estimate for Your Organization’s Team',
    description:
      'Enter how many people work full-time, part-time and on call, and see what our monthly support would cost you in Canadian dollars, by month and by year.',
  },
  header: {
    title: 'Price estimate',
    subtitle: 'A page you can share, print and put in the board package.',
  },
  organization: {
    label: 'Your organization’s name',
    hint: 'For the heading of your page. It becomes part of the page’s address, so whoever has the link can read it.',
    prepared: 'Prepared for {name}',
    anonymous: 'Monthly support for your organization',
  },
  board: {
    dated: 'As of',
    assumptions: {
      heading: 'What this assumes',
      items: [
        'Every employee counts once towards the size of the team, whatever their hours.',
        'Full-time is more than 28 hours a week on average, part-time 8 to 28, relief or casual under 8.',
        'A year is twelve months with the same team. When the headcount changes, the invoice follows.',
      ],
    },
    included: 'What is included',
    subsidies: {
      heading: 'If the price is out of reach',
      text: 'Our Board can grant a subsidy. It looks at your finances, the people you serve and the money available, which comes from grants, funder-specific grants and, in time, our own surplus and a planned foundation. Ask in the first conversation, which is free.',
    },
    from: 'This estimate comes from',
  },
  print: 'Print',
  back: { label: 'All about our prices', href: '/pricing' },
} as const;
