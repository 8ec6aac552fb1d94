import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, isSingleton } from '@content-collections/core';
import * as v from 'valibot';
import { OrganizationSchema, PricesSchema } from '../app/content/schemas/facts.ts';

/** npm run check:content: what is wrong in the files of app/content, a line each: file, field and fix. */
const data = 'app/content/data';
const problems = [
  ...globSync(`${data}/**/*.json`).flatMap((file) => problemsIn(file, v.unknown())),
  ...problemsIn(`${data}/organization.json`, OrganizationSchema),
  ...problemsIn(`${data}/prices.json`, PricesSchema),
];
// Modules that read the facts cannot be loaded while these are wrong.
if (problems.length === 0) problems.push(...(await formatProblems()), ...(await schemaProblems()));
if (problems.length === 0) problems.push(...(await addressProblems()));
for (const problem of new Set(problems)) console.error(problem);
console.log(
  problems.length === 0 ? '✓ The content is in order.' : 'The content is not in order: see above.',
);
process.exitCode = problems.length === 0 ? 0 : 1;

function problemsIn(file: string, schema: v.GenericSchema): string[] {
  try {
    const { issues = [] } = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return issues.map(
      (issue) => `${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`,
    );
  } catch (error) {
    if (error instanceof SyntaxError) return [`${file}: ${error.message}`];
    throw error;
  }
}

/** Files that cannot be parsed. content-collections reports them before a listener can be added. */
async function formatProblems(): Promise<string[]> {
  const { json, markdown } = await import('./build/content-format.ts');
  return globSync('app/content/**/*.{json,md}').flatMap((file) => {
    try {
      (file.endsWith('.md') ? markdown : json).parse(readFileSync(file, 'utf8'));
      return [];
    } catch (error) {
      return [`${file}: ${error instanceof Error ? error.message : error}`];
    }
  });
}

/** What content-collections finds. It writes to a place of its own, since npm run dev may be at work too. */
async function schemaProblems(): Promise<string[]> {
  const found: string[] = [];
  const place = resolve('.content-collections/check');
  const builder = await createBuilder(resolve('content-collections.ts'), {
    configName: 'content-collections.ts',
    outputDir: place,
    cacheDir: place,
  });
  builder.on('transformer:validation-error', ({ collection, file, error }) => {
    const folder = isSingleton(collection) ? '' : collection.directory;
    const name = isSingleton(collection) ? collection.filePath : join(folder, file.path);
    for (const line of error.message.split('\n')) found.push(`${name}: ${line.slice(2)}`);
  });
  builder.on('transformer:error', ({ error }) => {
    found.push(error.message.replace(/^Error: /, ''));
  });
  await builder.build();
  return found;
}

/** Links and pictures that lead nowhere, in data and in the pages of Markdown files. */
async function addressProblems(): Promise<string[]> {
  const { linkProblems, siteOf } = await import('./content/link-problems.ts');
  const { json } = await import('./build/content-format.ts');
  const index = pathToFileURL(resolve('.content-collections/check/index.js'));
  const all: object = await import(/* @vite-ignore */ index.href);
  const PageSchema = v.array(v.looseObject({ path: v.string(), html: v.string() }));
  const pages = Object.values(all)
    .filter((documents) => v.is(PageSchema, documents))
    .flat();
  const site = siteOf(new Map(pages.map(({ path, html }) => [path, html])));
  return [
    ...globSync(`${data}/**/*.json`).flatMap((file) =>
      linkProblems(json.parse(readFileSync(file, 'utf8')), '/', site).map(
        (problem) => `${file}: ${problem}`,
      ),
    ),
    // Former addresses lead nowhere by themselves, and the pages of a sample are its HTML once more.
    ...pages.flatMap(({ aliases: _, pages: __, ...page }) =>
      linkProblems(page, page.path, site).map((problem) => `the text of ${page.path}: ${problem}`),
    ),
  ];
}
