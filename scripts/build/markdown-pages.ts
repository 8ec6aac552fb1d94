import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
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
        const [path = '', query] = id.split('?');
        const { frontmatter, html, contents } = compileMarkdown(await readFile(path, 'utf8'));
        const facts = { ...Object(frontmatter), slug: basename(path, '.md') };
        const code = query
          ? `export const frontmatter = ${JSON.stringify(facts)};`
          : `export { frontmatter } from ${JSON.stringify(`${path}?frontmatter`)};
             export const html = ${JSON.stringify(html)};
             export const contents = ${JSON.stringify(contents)};`;
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
