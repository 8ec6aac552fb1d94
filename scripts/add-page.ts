import { existsSync, writeFileSync } from 'node:fs';
import { type Page, pages } from '../app/pages.ts';

/** npm run add:page: writes the text and the module of each page of app/pages.ts that has none. Other files stay as they are. */
const added = pages.filter(({ module }) => !existsSync(`app/routes/${module}.tsx`));
for (const page of added) {
  const text = `app/content/${page.module}.server.ts`;
  if (!existsSync(text)) writeFileSync(text, textOf(page));
  writeFileSync(`app/routes/${page.module}.tsx`, moduleOf(page));
  console.log(`
✓ ${page.label} is at ${page.path}. Next:
  Write its text in ${text}. npm run check:content says what is missing.
  npm run draw makes its picture for link previews.
  Add it to app/content/navigation.ts or footer.ts, unless only texts lead to it.
`);
}
if (added.length === 0) console.log('Every page of app/pages.ts has its module.');

/** The module's name as a variable: policy-toolkit is policyToolkit. */
function nameOf({ module }: Page): string {
  return module.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function textOf(page: Page): string {
  const label = page.label.replaceAll(/['\\]/g, '\\$&');
  return `import type { PageContent } from './schemas/page.ts';

/** ${page.label}. */
export const ${nameOf(page)} = {
  meta: { title: '', description: '' },
  header: { title: '${label}', subtitle: '', image: 'heroes/about' },
} satisfies PageContent;
`;
}

function moduleOf(page: Page): string {
  const name = nameOf(page);
  return `import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { ${name} } from '~/content/${page.module}.server';
import type { Route } from './+types/${page.module}';

export const loader = () => ${name};

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('${page.id}', loaderData.meta);

/** ${page.label}. */
export default function ${name.charAt(0).toUpperCase()}${name.slice(1)}Route({ loaderData }: Route.ComponentProps) {
  return <Page id="${page.id}" content={loaderData} />;
}
`;
}
