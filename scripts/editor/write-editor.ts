import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { securityHeaders } from '../../app/server/security-headers.server.ts';
import { siteUrlAtBuild } from '../build/site-url.ts';
import { editorHeaders, rule } from '../build/static-headers.ts';
import { editorConfig } from './config.ts';
import { editorSettings } from './settings.ts';

const client = 'build/client';

/** Writes the editor into the site's files, or into build/editor if it has an address of its own. */
export async function writeEditor(): Promise<void> {
  if (editorSettings.place === 'site') await writeFiles(client);
  if (editorSettings.place === 'own') await writeOwnEditor('build/editor');
}

/** The editor with what it shows of the site: the icons to choose from, and the typefaces of previews. */
export async function writeOwnEditor(own: string): Promise<void> {
  const files = join(own, 'files');
  await writeFiles(files);
  for (const part of globSync(['favicon.svg', 'assets/{icons*.svg,*.woff2}'], { cwd: client }))
    cpSync(join(client, part), join(files, part), { recursive: true });
  const headers = { ...securityHeaders, ...editorHeaders };
  writeFileSync(join(files, '_headers'), `${rule('/*', headers)}\n`);
  const worker = {
    name: 'website-editor',
    compatibility_date: '2026-10-12',
    assets: { directory: './files' },
  };
  writeFileSync(join(own, 'wrangler.json'), JSON.stringify(worker, null, 2));
}

async function writeFiles(root: string): Promise<void> {
  const admin = join(root, 'admin');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'admin'),
    base: '/admin/',
    logLevel: 'error',
    build: { outDir: resolve(admin), emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const isShown = (file: string) => !/-(\d{3}|middle|tall|night)\.avif$|\.ts$/.test(file);
  cpSync('app/pictures', join(admin, 'pictures'), { recursive: true, filter: isShown });
  writeFileSync(join(admin, 'config.json'), JSON.stringify(editorConfig(siteUrlAtBuild())));
  const sheets = [
    ...globSync(join(client, 'assets/*.css')),
    join(import.meta.dirname, 'preview.css'),
  ];
  const styles = sheets.map((file) => readFileSync(file, 'utf8'));
  writeFileSync(join(admin, 'preview.css'), styles.join('\n'));
}
