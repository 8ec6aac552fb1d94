import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const name = 'virtual:boot-script';
const files = ['../../app/layout/arrive.js', '../../app/takeover/boot.js'];

/** Gives the server build the minified text of the scripts that pages hold in their head; the browser's bundle gets ''. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    resolveId(id) {
      return id === name ? `\0${name}` : undefined;
    },
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const onServer = this.environment.name === 'ssr';
      const text = onServer ? files.map(minified).join('') : '';
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

function minified(file: string): string {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return minifySync(file, source).code.trim();
}
