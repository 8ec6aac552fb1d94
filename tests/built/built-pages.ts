import { globSync, readFileSync } from 'node:fs';

export const builtPaths = globSync('**/index.html', { cwd: 'build/client' })
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .sort();

export const builtHtml = (path: string) => readFileSync(`build/client${path}/index.html`, 'utf8');
