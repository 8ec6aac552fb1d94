import { readdirSync, readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const name = 'virtual:inlined';

/**
 * Gives the server's build what every document holds: the client build's stylesheet, so that nothing blocks rendering, and
 * app/hydration/boot.js. The development server links its styles and starts React at once: it gets empty texts.
 */
export function inlined(): Plugin {
  let building = false;
  return {
    name: 'inlined',
    sharedDuringBuild: true,
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === name ? `\0${name}` : undefined;
    },
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const [boot, stylesheet] = building ? [bootScript(), builtStylesheet()] : ['', ''];
      return `export const boot = ${JSON.stringify(boot)}; export const stylesheet = ${JSON.stringify(stylesheet)};`;
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
