import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { indexOptions, searchIndexPath } from '../../app/search/documents.ts';
import { edgeDocuments } from '../../app/search/edge-documents.ts';
import { pageDocuments } from '../../app/search/page-documents.ts';
import { takeHashes } from '../../app/server/inline-hashes.ts';
import { writeEditor } from '../editor/write-editor.ts';
import { addPlainCards } from './plain-cards.ts';
import { siteUrlAtBuild } from './site-url.ts';
import { type BuiltPage, staticHeaders } from './static-headers.ts';

/**
 * Runs after prerendering: writes the search index over the pages, and the headers that the CDN sends with every file, with
 * each page's Content-Security-Policy hashes.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  const pages: BuiltPage[] = globSync('**/*.html', { cwd: client }).map((file) => {
    const { html, inline } = takeHashes(readFileSync(join(client, file), 'utf8'));
    writeFileSync(join(client, file), html);
    return { path: `/${file.replace(/(^|\/)index\.html$/, '')}`, html, inline };
  });
  const index = new MiniSearch(indexOptions);
  for (const { path, html } of pages) index.addAll(pageDocuments(path, html));
  index.addAll(edgeDocuments);
  writeFileSync(join(client, searchIndexPath), JSON.stringify(index));
  writeFileSync(join(client, '_headers'), staticHeaders(pages));
  addPlainCards(client);
  writeEditor(buildDirectory, siteUrlAtBuild());
}
