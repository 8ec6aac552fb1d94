import { existsSync, writeFileSync } from 'node:fs';
import { type Page, pages } from '../app/pages.ts';

/**
 * npm run add:page: after a page was added to app/pages.ts, writes what it starts from (its text and its module) and says
 * what is left to decide. Files that are there stay as they are.
 */
const added = pages.filter(({ module }) => !existsSync(`app/routes/${module}.tsx`));
for (const page of added) {
  write(`app/content/${page.module}.ts`, contentOf(page));
  write(`app/routes/${page.module}.tsx`, moduleOf(page));
  console.log(`
${page.label} stands at ${page.path}. Left to do:
  its text           app/content/${page.module}.ts; npm run check:content reads it when app/content/schemas/registry-site.ts has
                       entry('${page.module}', PageSchema, async () => (await import('../${page.module}.ts')).${nameOf(page)}),
                     and imports PageSchema from './page.ts'
  its social card    drawn from its label: npm run draw
  its place          none yet: add it to app/content/navigation.ts or footer.ts, or leave it to links in texts
`);
}
if (added.length === 0) console.log('Every page of app/pages.ts has its module.');

function write(file: string, text: string): void {
  if (existsSync(file)) return;
  writeFileSync(file, text);
  console.log(`✓ Wrote ${file}.`);
}

function nameOf({ module }: Page): string {
  return module.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}

function contentOf(page: Page): string {
  return `import type { PageContent } from './schemas/page.ts';

/** ${page.label}. */
export const ${nameOf(page)} = {
  meta: {
    title: ${quoted(`${page.label}: write thirty to sixty characters`)},
    description: 'Write 110 to 160 characters: what search engines and link previews show.',
  },
  header: { title: ${quoted(page.label)}, subtitle: 'One line below the title.', image: 'heroes/about' },
} satisfies PageContent;
`;
}

function moduleOf(page: Page): string {
  const name = nameOf(page);
  return `import { Breadcrumbs } from '~/components/Breadcrumbs';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { ${name} } from '~/content/${page.module}';

/** ${page.label}. */
export default function ${name.charAt(0).toUpperCase()}${name.slice(1)}Route() {
  const { meta, header } = ${name};
  return (
    <>
      <PageMeta {...meta} path="${page.path}" card="${page.id}" />
      <PageHeader {...header} kicker={<Breadcrumbs page="${page.id}" />} />
    </>
  );
}
`;
}
