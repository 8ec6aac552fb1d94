/** The search page's words. */
export const search = {
  meta: {
    title: 'Search Pages, Articles and Positions',
    description:
      'Search everything on this site: services, articles, impact stories, questions and answers, sample documents, policies and our open positions.',
  },
  header: { title: 'Search', subtitle: 'Pages, articles, questions and open positions.' },
  label: 'What are you looking for?',
  hint: 'A word or two is enough: bylaws, receipts, payroll.',
  button: 'Search',
  suggestions: {
    heading: 'Others have asked',
    items: [
      'What do you charge a small charity?',
      'Who are you?',
      'Where is your office?',
      'Restricted funds',
      'Board package',
      'Donation receipts',
    ],
  },
  count: { none: 'Nothing found for “{query}”', one: '1 result', many: '{count} results' },
  empty: 'Try another word, or a shorter one. If you would rather ask a person, write to us.',
  incomplete:
    'Our pages cannot be searched just now. Please try again in a moment, or find your way by the menu.',
  contact: { label: 'Contact Us', href: '/contact' },
} as const;
