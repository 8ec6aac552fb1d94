import { existsSync, writeFileSync } from 'node:fs';
import { type Page, pages } from '../app/pages.ts';

/**
 * npm run add:page: writes text and module of a page that was added to app/pages.ts. The texts are empty, so that
 * npm run check:content names each that is still to be written. Existing files stay as they are.
 */
const added = pages.filter(({ module }) => !existsSync(`app/routes/${module}.tsx`));
for (const page of added) {
  const text = `app/content/${page.module}.ts`;
  if (!existsSync(text)) writeFileSync(text, textOf(page));
  writeFileSync(`app/routes/${page.module}.tsx`, moduleOf(page));
  console.log(`
✓ ${page.label} is at ${page.path}. Left to do:
  its text          ${text}; npm run check:content says what is missing
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
    title: '',
    description: '',
  },
  header: { title: '${label}', subtitle: '', image: 'heroes/about' },
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
