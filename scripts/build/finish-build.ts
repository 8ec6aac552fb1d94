import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import MiniSearch from 'minisearch';
import {
  allPosts,
  allSampleDocuments,
  allStories,
} from '../../.content-collections/generated/index.js';
import { indexOptions, searchIndexPath } from '../../app/search/documents.ts';
import { edgeDocuments, pageDocuments } from '../../app/search/page-documents.ts';
import { takeHashes } from '../../app/server/inline-hashes.ts';
import { cardsToDraw, wantedCards } from '../content/social-cards.ts';
import { writeEditor } from '../editor/write-editor.ts';
import { siteUrlAtBuild } from './site-url.ts';
import { type BuiltPage, staticHeaders } from './static-headers.ts';

/** Runs after prerendering: writes the search index, the CDN's headers with each page's hashes, missing cards and the editor. */
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

/** A text whose social card is not drawn yet, or was drawn for another title, gets its section's: a new post waits for nobody. */
function addPlainCards(client: string): void {
  const cards = join(client, 'images/social');
  const texts = [...allPosts, ...allStories, ...allSampleDocuments];
  for (const id of cardsToDraw(wantedCards(texts))) {
    const section = join(cards, `${dirname(id)}.jpg`);
    const card = join(cards, `${id}.jpg`);
    mkdirSync(dirname(card), { recursive: true });
    if (existsSync(section)) copyFileSync(section, card);
  }
}
