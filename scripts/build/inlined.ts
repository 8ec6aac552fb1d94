import { readdirSync, readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const name = 'virtual:inlined';
const resolved = `\0${name}`;

/**
 * Gives the server's build what every document holds: the client build's stylesheet, so that nothing blocks rendering, and
 * app/hydration/boot.js. The development server links its styles and starts React at once: it gets empty texts.
 */
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
  if (files.length === 0)
    throw new Error(
      'The client build wrote no stylesheet; is virtual:uno.css imported in app/root.tsx?',
    );
  return files.map((file) => readFileSync(new URL(file, assets), 'utf8').trim()).join('\n');
}
