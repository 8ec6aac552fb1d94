/** Where browsers report a refused source, and this site's scripts their errors. */
export const reportsPath = '/reports/csp';
