import * as v from 'valibot';

/** JSON as data. Throws with the line to look at. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, line] = /\(line (\d+) /.exec(String(error)) ?? [];
    const place = line ? `line ${line}` : 'the end';
    throw new Error(
      `${place}: it cannot be read; look there and just above for a missing quotation mark, comma or bracket`,
    );
  }
}

/** What a schema finds wrong: the field, and the schema's own words or plain ones for a missing or an unknown field. */
export function faultsOf(schema: v.GenericSchema, value: unknown) {
  return (v.safeParse(schema, value).issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? 'the whole',
    fix: fixFor(issue),
  }));
}

function fixFor(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' || !issue.path) return issue.message;
  if (issue.expected === 'never') return 'remove this field or correct its spelling';
  return issue.received === 'undefined' ? 'add this field' : issue.message;
}
