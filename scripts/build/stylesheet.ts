import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const name = 'virtual:stylesheet';
const resolved = `\0${name}`;

/** Gives app/entry.server.tsx the built stylesheet, which pages hold inline. It is empty in development. */
export function stylesheet(): Plugin {
  return {
    name: 'stylesheet',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const css = this.environment.mode === 'build' ? builtStylesheet() : '';
      return `export const stylesheet = ${JSON.stringify(css)};`;
    },
  };
}

function builtStylesheet(): string {
  const assets = new URL('../../build/client/assets/', import.meta.url);
  const files = readdirSync(assets).filter((file) => /^(?!print-).*\.css$/.test(file));
  if (files.length === 0) throw new Error('No stylesheet: app/root.tsx imports virtual:uno.css');
  return files.map((file) => readFileSync(new URL(file, assets), 'utf8').trim()).join('\n');
}
