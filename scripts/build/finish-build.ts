import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { searchIndexPath } from '../../app/search/documents.ts';
import { pruneStyles } from './prune-styles.ts';
import { searchIndex } from './search-index.ts';
import { staticHeaders } from './static-headers.ts';

/**
 * Runs after prerendering: leaves in each page only the CSS that it uses, takes out the build's nonces and writes
 * the headers that the CDN sends with every file, with each page's Content-Security-Policy hashes. Source maps move
 * to build/maps, where no visitor sees them.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  const pages: { path: string; html: string }[] = [];
  for (const file of globSync('**/*.html', { cwd: client })) {
    const source = readFileSync(join(client, file), 'utf8').replaceAll(/ nonce="[^"]*"/g, '');
    const html = await pruneStyles(source);
    writeFileSync(join(client, file), html);
    pages.push({ path: `/${file.replace(/(^|\/)index\.html$/, '')}`, html });
  }
  writeFileSync(join(client, searchIndexPath), searchIndex(pages));
  writeFileSync(join(client, '_headers'), staticHeaders(pages));
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  const maps = join(buildDirectory, 'maps');
  mkdirSync(maps, { recursive: true });
  for (const map of globSync('assets/*.map', { cwd: client })) {
    renameSync(join(client, map), join(maps, basename(map)));
  }
}
