import { globSync, readFileSync } from 'node:fs';

/** Without the editor, which is a program of its own. */
export const builtPaths = globSync('**/index.html', { cwd: 'build/client' })
  .filter((file) => !file.startsWith('admin/'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .sort();

export const builtHtml = (path: string) => readFileSync(`build/client${path}/index.html`, 'utf8');
