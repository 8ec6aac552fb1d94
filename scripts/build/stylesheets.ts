import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const name = 'virtual:stylesheets';
const resolved = `\0${name}`;

/** Gives app/entry.server.tsx the built stylesheets by their addresses; pages hold them inline. There are none in development. */
export function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const built = this.environment.mode === 'build' ? builtStylesheets() : {};
      return `export const stylesheets = ${JSON.stringify(built)};`;
    },
  };
}

function builtStylesheets(): Readonly<Record<string, string>> {
  const assets = new URL('../../build/client/assets/', import.meta.url);
  const files = readdirSync(assets).filter((file) => /^(?!print-).*\.css$/.test(file));
  if (files.length === 0) throw new Error('No stylesheet: app/root.tsx imports virtual:uno.css');
  const read = (file: string) => readFileSync(new URL(file, assets), 'utf8').trim();
  return Object.fromEntries(files.map((file) => [`/assets/${file}`, read(file)]));
}
