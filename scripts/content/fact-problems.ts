import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { faultsOf, parseJson } from './faults.ts';

/** What is wrong with the facts, a line each: without them no other file can be read. */
export async function factProblems(read = (file: string) => readFileSync(file, 'utf8')) {
  const { OrganizationSchema } = await import('../../app/content/schemas/organization.ts');
  const organization = problemsIn('app/content/data/organization.json', OrganizationSchema, read);
  if (organization.length > 0) return organization;
  const { PricesSchema } = await import('../../app/content/schemas/prices.ts');
  return problemsIn('app/content/data/prices.json', PricesSchema, read);
}

function problemsIn(file: string, schema: v.GenericSchema, read: (file: string) => string) {
  try {
    const faults = faultsOf(schema, parseJson(read(file)));
    return faults.map(({ field, fix }) => `${file}: ${field}: ${fix}`);
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : error}`];
  }
}
