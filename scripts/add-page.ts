import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dataFile } from '../app/content/schemas/data.ts';
import { type Page, pages } from '../app/pages.ts';
import routes from '../app/routes.ts';
import { moduleOf } from './content/link-problems.ts';

/**
 * npm run add:page: gives each page of app/pages.ts that has no route its route, module, text and the text's schema, and
 * enters the text where the others stand.
 */
const added = pages.filter((page) => !moduleOf(page, routes));
for (const { id, path, label } of added) {
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const schema = `${name.charAt(0).toUpperCase()}${name.slice(1)}Schema`;
  const text = dataFile(name);
  write(`app/routes/${id}.tsx`, moduleText(id, name));
  write(`app/content/schemas/${id}.ts`, schemaText(schema, label));
  write(text, dataText(label));
  enter('app/routes.ts', "  route('manifest", `  route('${path.slice(1)}', 'routes/${id}.tsx'),`);
  enter('app/content/schemas/data.ts', 'import ', `import { ${schema} } from './${id}.ts';`);
  enter('app/content/schemas/data.ts', '} as const;', `  ${name}: ${schema},`);
  enter('content-collections.ts', "    unchanged('", `    unchanged('${name}'),`);
  console.log(`
✓ ${label} is at ${path}. Next:
  Write its text in ${text}. npm run check:content says what is missing.
  app/content/schemas/${id}.ts says which parts the text has, app/routes/${id}.tsx shows them.
  Add it to app/content/navigation.ts or footer.ts, unless only texts lead to it.
`);
}
if (added.length === 0) console.log('Every page of app/pages.ts has its route.');
else execFileSync('biome', ['check', '--write', 'app', 'content-collections.ts']);

/** Writes a file that is not there yet. */
function write(file: string, content: string): void {
  if (!existsSync(file)) writeFileSync(file, content);
}

/** Puts a line before the first one that begins with certain words. */
function enter(file: string, before: string, line: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const place = lines.findIndex((each) => each.startsWith(before));
  if (place < 0) throw new Error(`${file} has no line “${before}…” to put the new one before`);
  writeFileSync(file, lines.toSpliced(place, 0, line).join('\n'));
}

function dataText(label: string): string {
  const page = {
    meta: { title: '', description: '' },
    header: { title: label, subtitle: '', image: 'heroes/about' },
    intro: { heading: '', text: '' },
    closing: { heading: '', text: '' },
  };
  return `${JSON.stringify(page, null, 2)}\n`;
}

function schemaText(schema: string, label: string): string {
  return `import * as v from 'valibot';
import { ClosingSchema, pageEntries, SectionSchema } from './page.ts';

/** ${label}. */
export const ${schema} = v.strictObject({
  ...pageEntries,
  intro: v.pipe(SectionSchema, v.title('Introduction')),
  closing: ClosingSchema,
});
`;
}

function moduleText(id: Page['id'], name: string): string {
  return `import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading } from '~/components/Section';
import { ${name} } from '~/content/collections.server';
import type { Route } from './+types/${id}';

export const loader = () => ${name};

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('${id}', loaderData.meta);

export default function ${name.charAt(0).toUpperCase()}${name.slice(1)}Route({ loaderData }: Route.ComponentProps) {
  const { intro } = loaderData;
  return (
    <Page id="${id}" content={loaderData}>
      <Section labelledBy="intro">
        <SectionHeading id="intro" {...intro} />
      </Section>
    </Page>
  );
}
`;
}
