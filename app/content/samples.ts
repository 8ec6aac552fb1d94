/** Words around the sample documents; the documents are the Markdown files in app/content/samples. */
export const samples = {
  meta: {
    title: 'Sample Documents for Boards and Treasurers',
    description:
      'A complete board package, risk register, month-end statement and policy from an invented charity, open to read and print without a form or an email.',
  },
  header: {
    title: 'Sample documents',
    subtitle:
      'What you would receive from us, complete and without a form to fill in. The charity is invented; the format is the one we use.',
  },
  heading: 'See what it looks like',
  text: 'Complete documents from an invented charity, open to read and print.',
  others: {
    heading: 'The other samples',
    text: 'From the same invented charity.',
  },
  all: 'All sample documents',
  notice: 'Sample: the organization, the people and every figure are invented.',
  organization: 'Birch Landing Family Centre',
  dated: 'Dated',
  print: 'Print',
} as const;
