import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { securityHeaders } from '../../app/server/security-headers.server.ts';
import { siteUrlAtBuild } from '../build/site-url.ts';
import { editorHeaders, rule } from '../build/static-headers.ts';
import { editorConfig } from './config.ts';
import { editorPlace } from './settings.ts';

/** Writes the editor into the site's files, or into build/editor if it has an address of its own. */
export async function writeEditor(): Promise<void> {
  if (editorPlace === 'site') await writeFiles('build/client');
  if (editorPlace === 'own') await writeOwnEditor('build/editor');
}

export async function writeOwnEditor(own: string): Promise<void> {
  const files = join(own, 'files');
  await writeFiles(files);
  const headers = { ...securityHeaders, ...editorHeaders };
  writeFileSync(join(files, '_headers'), `${rule('/*', headers)}\n`);
  const assets = { directory: './files' };
  const worker = { name: 'website-editor', compatibility_date: '2026-10-12', assets };
  writeFileSync(join(own, 'wrangler.json'), JSON.stringify(worker));
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
}
