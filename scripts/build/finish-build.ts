import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPosts, allSampleDocuments, allStories } from '#content';
import { type SearchDocument, searchFile } from '../../app/search/documents.ts';
import { hashOf } from '../../app/server/responses.server.ts';
import { metaPolicy } from '../../app/server/security-headers.server.ts';
import { writeEditor } from '../editor/write-editor.ts';
import { edgeDocuments, pageDocuments } from './page-documents.ts';
import { writeCards } from './social-cards.ts';
import { staticHeaders } from './static-headers.ts';

const client = 'build/client';

/** Runs after prerendering. Gives each page its policy, and writes what the search reads, the headers, social cards and the editor. */
export async function finishBuild(): Promise<void> {
  const documents: SearchDocument[] = [...edgeDocuments];
  for (const file of globSync('**/*.html', { cwd: client })) {
    const path = `/${file.replace(/(^|\/)index\.html$/, '')}`;
    const html = await withPolicy(readFileSync(join(client, file), 'utf8'));
    writeFileSync(join(client, file), html);
    documents.push(...pageDocuments(path, html));
  }
  writeFileSync(
    join(client, searchFile),
    JSON.stringify({ documents, words: everyWord(documents) }),
  );
  writeFileSync(join(client, '_headers'), `${staticHeaders()}\n`);
  const texts = [...allPosts, ...allStories, ...allSampleDocuments];
  await writeCards(texts, join(client, 'images/social'));
  await writeEditor();
}

/** For what is typed wrongly. */
const everyWord = (documents: readonly SearchDocument[]) =>
  [...new Set(documents.flatMap(({ words }) => words.trim().split(/\s+/)))].join(' ');

/** A prerendered page with a policy of hashes instead of its nonce, which would be the same for everyone. */
export async function withPolicy(html: string): Promise<string> {
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
  if (nonce === undefined) throw new Error('A prerendered page has no script with a nonce');
  const hashesOf = async (tag: 'script' | 'style') => {
    const element = new RegExp(
      `<${tag}(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>(.*?)</${tag}>`,
      'gs',
    );
    const texts = new Set([...html.matchAll(element)].map(([, text = '']) => text));
    return Promise.all([...texts].map(async (text) => `'sha256-${await hashOf(text)}'`));
  };
  const [scripts, styles] = [await hashesOf('script'), await hashesOf('style')];
  const policy = metaPolicy({ scripts, styles });
  return html
    .replaceAll(` nonce="${nonce}"`, '')
    .replace(
      /<meta charSet="utf-8"\/>/i,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
}
