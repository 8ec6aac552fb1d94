import type { JobsPage } from './page-of-jobs';

/** The list's page in a browser that got no answer, which says what it says when there are no positions. */
export const noJobs: JobsPage & { readonly ageSeconds: null } = {
  cards: [],
  total: 0,
  matching: 0,
  page: 1,
  pages: 1,
  filter: { location: null, department: null, arrangement: null, pay: null },
  facets: null,
  ageSeconds: null,
};
