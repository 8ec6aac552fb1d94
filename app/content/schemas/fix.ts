import * as v from 'valibot';

/** What a schema found wrong in a file, a line each: file, field and how to fix it. */
export function fixLines(file: string, issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  return issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${fixFor(issue)}`);
}

/** How to fix it: the schema's own words, or plain ones for a missing or an unknown field. */
function fixFor(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' || !issue.path) return issue.message;
  if (issue.expected === 'never') return 'remove this field or correct its spelling';
  return issue.received === 'undefined' ? 'add this field' : issue.message;
}
