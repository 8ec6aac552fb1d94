import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseJson, problemsOf } from './schema-problems.ts';

/** Data that cannot be read, and problems of the two files of facts. No module that reads them is loaded before. */
export async function factProblems() {
  const unreadable = globSync('app/content/data/*.json').flatMap((file) =>
    problemsIn(file, v.unknown()),
  );
  if (unreadable.length > 0) return unreadable;
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
