import { readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { compileMarkdown } from './compile-markdown.ts';

const pattern = /\/app\/content\/[^?]+\.md(\?frontmatter)?$/;

/**
 * Compiles the Markdown of app/content at build. `page.md` exports `frontmatter`, `html` and `contents` (the
 * headings); `page.md?frontmatter` exports the front matter alone, for lists. A wrong file fails the build.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    load: {
      filter: { id: pattern },
      async handler(id) {
        const [path = '', query] = id.split('?');
        const { frontmatter, html, contents } = compileMarkdown({
          file: relative(process.cwd(), path),
          folder: basename(dirname(path)),
          slug: basename(path, '.md'),
          source: await readFile(path, 'utf8'),
        });
        const code = query
          ? `export const frontmatter = ${JSON.stringify(frontmatter)};`
          : `export { frontmatter } from ${JSON.stringify(`${path}?frontmatter`)};
             export const html = ${JSON.stringify(html)};
             export const contents = ${JSON.stringify(contents)};`;
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
