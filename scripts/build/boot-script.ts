import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const name = 'virtual:boot-script';
const file = new URL('../../app/takeover/boot.js', import.meta.url);

/** Gives the server build the minified text of app/takeover/boot.js, to be inlined in pages; the browser's bundle gets ''. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    resolveId(id) {
      return id === name ? `\0${name}` : undefined;
    },
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const onServer = this.environment.name === 'ssr';
      const text = onServer ? minifySync('boot.js', readFileSync(file, 'utf8')).code.trim() : '';
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
