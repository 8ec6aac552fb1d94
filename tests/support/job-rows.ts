/** A row of any table. */
export type Row = Record<string, unknown>;

/** A job's row with everything that a job needs; give what the test is about. */
export function jobRow(row: Row): Row {
  const { slug = 'program-coordinator' } = row;
  return {
    id: `id-${slug}`,
    title: 'Program Coordinator',
    location: 'Toronto, Ontario',
    department: 'Programs',
    description: 'You keep our programs running.\nYou know who to call.',
    slug,
    is_active: true,
    order_index: 10,
    qualifications: ['Two years in a nonprofit'],
    benefits: ['Four weeks of holiday', 'Remote Fridays'],
    application_url: 'mailto:jobs@cedarline.example?subject=Application',
    ...row,
  };
}

/** A closed job and three open ones, in the owner's order. */
export const sampleJobs: readonly Row[] = [
  jobRow({ slug: 'office-manager', title: 'Office Manager', is_active: false, order_index: 5 }),
  jobRow({ slug: 'program-coordinator', order_index: 10 }),
  jobRow({
    slug: 'grant-writer',
    title: 'Grant Writer',
    order_index: 20,
    application_url: 'https://apply.example.org/grant-writer',
  }),
  jobRow({
    slug: 'bookkeeper',
    title: 'Bookkeeper',
    department: null,
    location: 'Remote, Canada',
    order_index: 30,
  }),
];
