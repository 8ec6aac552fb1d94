import { existsSync, writeFileSync } from 'node:fs';
import { type Page, pages } from '../app/pages.ts';

/** npm run add:page: writes text and module of a page that was added to app/pages.ts. Files that are there stay as they are. */
const added = pages.filter(({ module }) => !existsSync(`app/routes/${module}.tsx`));
for (const page of added) {
  const text = `app/content/${page.module}.ts`;
  if (!existsSync(text)) writeFileSync(text, textOf(page));
  writeFileSync(`app/routes/${page.module}.tsx`, moduleOf(page));
  console.log(`
✓ ${page.label} is at ${page.path}. Left to do:
  its text          ${text}
  its social card   npm run draw
  its place         add it to app/content/navigation.ts or footer.ts, or leave it to links in texts
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
  meta: {
    title: '${label}: write thirty to sixty characters',
    description: 'Write 110 to 160 characters here: what search engines and link previews show of this page, and what a reader finds on it.',
  },
  header: { title: '${label}', subtitle: 'One line below the title.', image: 'heroes/about' },
} satisfies PageContent;
`;
}

function moduleOf(page: Page): string {
  const name = nameOf(page);
  return `import { Page } from '~/components/Page';
import { ${name} } from '~/content/${page.module}';

/** ${page.label}. */
export default function ${name.charAt(0).toUpperCase()}${name.slice(1)}Route() {
  return <Page id="${page.id}" content={${name}} />;
}
`;
}
