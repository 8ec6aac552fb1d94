import { readdirSync, readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const name = 'virtual:inlined';
const resolved = `\0${name}`;

/** What every built document holds inline: the stylesheet, which then blocks nothing, and app/hydration/boot.js. Empty in development. */
export function inlined(): Plugin {
  return {
    name: 'inlined',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const isBuild = this.environment.mode === 'build';
      return [
        `export const boot = ${JSON.stringify(isBuild ? bootScript() : '')};`,
        `export const stylesheet = ${JSON.stringify(isBuild ? builtStylesheet() : '')};`,
      ].join('\n');
    },
  };
}

function bootScript(): string {
  const file = new URL('../../app/hydration/boot.js', import.meta.url);
  return minifySync('boot.js', readFileSync(file, 'utf8')).code.trim();
}

function builtStylesheet(): string {
  const assets = new URL('../../build/client/assets/', import.meta.url);
  const files = readdirSync(assets).filter((file) => file.endsWith('.css'));
  if (files.length === 0) throw new Error('No stylesheet: app/root.tsx imports virtual:uno.css');
  return files.map((file) => readFileSync(new URL(file, assets), 'utf8').trim()).join('\n');
}
