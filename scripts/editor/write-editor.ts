import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { securityHeaders } from '../../app/server/security-headers.server.ts';
import { siteUrlAtBuild } from '../build/site-url.ts';
import { editorHeaders, rule } from '../build/static-headers.ts';
import { editorConfig } from './config.ts';
import { editorSettings } from './settings.ts';

const { resolve } = createRequire(import.meta.url);

/** The editor's icons, which it would fetch from a CDN. */
const icons =
  '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

const client = 'build/client';

/** Writes the editor into the site's files, or into build/editor if it has an address of its own. */
export function writeEditor(): void {
  if (editorSettings.place === 'site') writeFiles(client);
  if (editorSettings.place === 'own') writeOwnEditor('build/editor');
}

/** The editor with what it shows of the site: pictures to choose from, icons, and the typefaces of previews. */
export function writeOwnEditor(own: string): void {
  const files = join(own, 'files');
  writeFiles(files);
  const shown = globSync(['favicon.svg', 'assets/{icons*.svg,*.woff2}'], { cwd: client });
  for (const part of shown) cpSync(join(client, part), join(files, part), { recursive: true });
  const headers = { ...securityHeaders, ...editorHeaders };
  writeFileSync(join(files, '_headers'), `${rule('/*', headers)}\n`);
  const worker = {
    name: 'website-editor',
    compatibility_date: '2026-10-12',
    assets: { directory: './files' },
  };
  writeFileSync(join(own, 'wrangler.json'), JSON.stringify(worker, null, 2));
}

function writeFiles(root: string): void {
  const admin = join(root, 'admin');
  mkdirSync(join(admin, 'fonts'), { recursive: true });
  cpSync(join(import.meta.dirname, 'admin'), admin, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'admin.html'), join(root, 'admin.html'));
  const isPicture = (file: string) => !/-(\d{3}|middle|tall|night)\.avif$|\.ts$/.test(file);
  cpSync('app/pictures', join(admin, 'pictures'), { recursive: true, filter: isPicture });
  const editor = join(dirname(resolve('@sveltia/cms')), '..');
  cpSync(join(editor, 'locales'), join(admin, 'locales'), { recursive: true });
  for (const file of globSync(join(admin, 'locales/en-*.json'))) {
    const words: unknown = JSON.parse(readFileSync(file, 'utf8'), withoutSlugs);
    writeFileSync(file, JSON.stringify(words));
  }
  const served = (file: string) => !/\.(map|mjs)$/.test(file);
  cpSync(join(editor, 'dist'), admin, { recursive: true, filter: served });
  copyFileSync(resolve(icons), join(admin, 'fonts', basename(icons)));
  // The editor would import this from a CDN. The import map in admin.html leads to the copy.
  const immutable = dirname(createRequire(resolve('@sveltia/cms')).resolve('immutable'));
  copyFileSync(join(immutable, 'immutable.es.js'), join(admin, 'immutable.es.js'));
  writeFileSync(join(admin, 'config.json'), JSON.stringify(editorConfig(siteUrlAtBuild())));
  const sheets = [
    ...globSync(join(client, 'assets/*.css')),
    join(import.meta.dirname, 'admin/preview.css'),
  ];
  const styles = sheets.map((file) => readFileSync(file, 'utf8'));
  writeFileSync(join(admin, 'preview.css'), styles.join('\n'));
}

/** The editor's English says "slug" for the last part of an address. */
function withoutSlugs(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .replaceAll('a slug', 'an address')
    .replaceAll('Slug', 'Address')
    .replaceAll(/(?<!\$)\bslug\b/g, 'address');
}
