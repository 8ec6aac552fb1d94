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
    async load(id) {
      const match = pattern.exec(id);
      if (!match) return undefined;
      const file = id.replace(/\?frontmatter$/, '');
      this.addWatchFile(file);
      const page = compileMarkdown({
        file: relative(process.cwd(), file),
        folder: basename(dirname(file)),
        slug: basename(file, '.md'),
        source: await readFile(file, 'utf8'),
      });
      const parts = match[1] ? { frontmatter: page.frontmatter } : page;
      const code = Object.entries(parts)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
      return { code, map: null, moduleType: 'js' };
    },
  };
}
