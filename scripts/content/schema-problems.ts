import * as v from 'valibot';

/** JSON as data. Throws with the line to look at. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, line] = /\(line (\d+) /.exec(String(error)) ?? [];
    throw new Error(
      `${line ? `line ${line}` : 'the end'}: it cannot be read; look there and just above for a missing quotation mark, comma or bracket`,
    );
  }
}

/** What a schema finds wrong in a value: each field and how to mend it. A second fault of a field follows from the first. */
export function problemsOf(schema: v.GenericSchema, value: unknown) {
  const fixes = new Map<string, string>();
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const field = v.getDotPath(issue) ?? 'the whole';
    fixes.set(field, fixes.get(field) ?? fixFor(issue));
  }
  return [...fixes].map(([field, fix]) => ({ field, fix }));
}

function fixFor(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' || !issue.path) return issue.message;
  if (issue.expected === 'never') return 'remove this field or correct its spelling';
  return issue.received === 'undefined' ? 'add this field' : issue.message;
}
