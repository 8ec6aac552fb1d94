import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const name = 'virtual:inline-stylesheet';

/**
 * Gives the server build the client build's whole stylesheet as text, so that every document carries its CSS and
 * nothing blocks rendering. The browser's bundle gets an empty text: the page holds the styles already.
 */
export function inlineStylesheet(): Plugin {
  let building = false;
  return {
    name: 'inline-stylesheet',
    sharedDuringBuild: true,
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === name ? `\0${name}` : undefined;
    },
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const text = building && this.environment.name === 'ssr' ? builtStylesheet() : '';
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

function builtStylesheet(): string {
  const assets = new URL('../../build/client/assets/', import.meta.url);
  const files = readdirSync(assets).filter((file) => file.endsWith('.css'));
  if (files.length === 0)
    throw new Error(
      'The client build wrote no stylesheet; is virtual:uno.css imported in app/root.tsx?',
    );
  return files.map((file) => readFileSync(new URL(file, assets), 'utf8').trim()).join('\n');
}
