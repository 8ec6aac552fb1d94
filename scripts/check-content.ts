import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseJson, problemsOf } from './content/schema-problems.ts';

/** npm run check:content: checks all that the site says. Each problem is one line: file, field, fix. */
const wrong = await factProblems();
const { problems, notes, files, withBuild } =
  wrong.length > 0 ? { problems: wrong, notes: [], files: 0, withBuild: true } : await check();
for (const problem of problems) console.error(problem);
for (const note of notes) console.log(`In your own time: ${note}`);
if (!withBuild) console.log('Links to a place within a page are checked after npm run build.');
console.log(
  problems.length === 0
    ? `✓ The content is in order: ${files} files.`
    : `${problems.length} to fix in the content.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Its modules cannot be loaded while the facts are wrong. */
async function check() {
  const { checkContent } = await import('./content/problems.ts');
  return checkContent();
}

/** Data that cannot be read, and problems of the two files of facts. No module that reads them is loaded before. */
async function factProblems() {
  const unreadable = globSync('app/content/data/*.json').flatMap((file) =>
    problemsIn(file, v.unknown()),
  );
  if (unreadable.length > 0) return unreadable;
  const { OrganizationSchema } = await import('../app/content/schemas/facts.ts');
  const organization = problemsIn('app/content/data/organization.json', OrganizationSchema);
  if (organization.length > 0) return organization;
  const { PricesSchema } = await import('../app/content/schemas/facts.ts');
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
