import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { markdownSections } from '../../app/content/markdown-sections.ts';
import { compileMarkdown } from './compile-markdown.ts';

const pattern = /\/app\/content\/[^?]+\.md(\?frontmatter)?$/;

/** Compiles the Markdown of app/content: `page.md` has `frontmatter`, `html` and `contents`; `page.md?frontmatter` the first alone. */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    load: {
      filter: { id: pattern },
      async handler(id) {
        const [file = '', query] = id.split('?');
        const { frontmatter, html, contents } = compileMarkdown(await readFile(file, 'utf8'));
        const slug = basename(file, '.md');
        const section = markdownSections.find(({ folder }) => folder === basename(dirname(file)));
        // The legal pages belong to no section: they stand at the top of the site.
        const facts = { ...Object(frontmatter), slug, path: `${section?.base ?? ''}/${slug}` };
        const code = query
          ? `export const frontmatter = ${JSON.stringify(facts)};`
          : `export { frontmatter } from ${JSON.stringify(`${file}?frontmatter`)};
             export const html = ${JSON.stringify(html)};
             export const contents = ${JSON.stringify(contents)};`;
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
