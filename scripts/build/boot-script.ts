import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';
import { typefaces } from '../../app/theme/fonts.ts';

const name = 'virtual:boot-script';
const files = { arrive: '../../app/layout/arrive.js', boot: '../../app/takeover/boot.js' };

/** Gives the server build the minified texts of the scripts that pages hold in their head; the browser's gets ''. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    resolveId(id) {
      return id === name ? `\0${name}` : undefined;
    },
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const onServer = this.environment.name === 'ssr';
      return Object.entries(files)
        .map(([script, file]) => [script, JSON.stringify(onServer ? minified(file) : '')])
        .map(([script, text]) => `export const ${script} = ${text};`)
        .join('\n');
    },
  };
}

function minified(file: string): string {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const complete = source.replace('TYPEFACES.', `${JSON.stringify(typefaces)}.`);
  return minifySync(file, complete).code.trim();
}
