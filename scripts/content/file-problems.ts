import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { lookHere, parseJson, problemsOf } from './schema-problems.ts';

// Why a file of app/ cannot be read. No text is imported here, since a text may be the cause.

/** Problems of the two files of facts. Without them no other file can be read. */
export async function factProblems() {
  const { OrganizationSchema } = await import('../../app/content/schemas/organization.ts');
  const organization = problemsIn('app/content/data/organization.json', OrganizationSchema);
  if (organization.length > 0) return organization;
  const { PricesSchema } = await import('../../app/content/schemas/prices.ts');
  return problemsIn('app/content/data/prices.json', PricesSchema);
}

function problemsIn(file: string, schema: v.GenericSchema) {
  try {
    const problems = problemsOf(schema, parseJson(readFileSync(file, 'utf8')));
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
