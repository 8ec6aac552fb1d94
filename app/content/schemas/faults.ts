import type * as v from 'valibot';

/** How to fix a fault: the schema's own words, or plain ones for a missing or an unknown field. */
export function fixFor(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' || !issue.path) return issue.message;
  if (issue.expected === 'never') return 'remove this field or correct its spelling';
  return issue.received === 'undefined' ? 'add this field' : issue.message;
}
