import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Advice for a file that no parser understands. */
const lookHere = 'look there and just above for a missing quotation mark, comma or bracket';

/** JSON as data. Throws with the line to look at. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, line] = /\(line (\d+) /.exec(String(error)) ?? [];
    throw new Error(`${line ? `line ${line}` : 'the end'}: it cannot be read; ${lookHere}`);
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

/** Problems of the two files of facts. Without them no other file can be read, so that no text is imported here. */
export async function factProblems(root = '.') {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { OrganizationSchema } = await import('../../app/content/schemas/organization.ts');
  const organization = problemsIn('app/content/data/organization.json', OrganizationSchema, read);
  if (organization.length > 0) return organization;
  const { PricesSchema } = await import('../../app/content/schemas/prices.ts');
  return problemsIn('app/content/data/prices.json', PricesSchema, read);
}

function problemsIn(file: string, schema: v.GenericSchema, read: (file: string) => string) {
  try {
    const problems = problemsOf(schema, parseJson(read(file)));
    return problems.map(({ field, fix }) => `${file}: ${field}: ${fix}`);
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : error}`];
  }
}

const root = decodeURI(new URL('../../', import.meta.url).pathname);
const short = (path: string) => path.slice(root.length);

/** Why a module of app/ could not be loaded; undefined if another module is the cause. */
export function moduleProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, stack = '' } = error;
  const [, gone, from] = /^Cannot find module '(.+)' imported from (.+)$/.exec(message) ?? [];
  if (gone?.startsWith(root) && from?.startsWith(root)) {
    return `${short(gone)}: the whole: the file is gone, and ${short(from)} imports it; bring it back or remove that line`;
  }
  const [, data, at] = /^(\/.+\.json): .*\(line (\d+) /.exec(message) ?? [];
  if (data?.startsWith(root)) return `${short(data)}: line ${at}: it cannot be read; ${lookHere}`;
  const [, file, line] = /file:\/\/(\S+\/app\/[^\s:]+):(\d+)/.exec(decodeURI(stack)) ?? [];
  if (!file?.startsWith(root)) return undefined;
  return `${short(file)}: line ${line}: it cannot be read (${message}); ${lookHere}, or a misspelt name`;
}
