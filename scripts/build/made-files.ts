import type { Plugin } from 'vite';
import { iconPicture, iconsSrc } from './icons.ts';
import { fontFiles } from './typefaces.ts';

const files = { ...fontFiles, [iconsSrc]: iconPicture };

const types = { svg: 'image/svg+xml', woff2: 'font/woff2' };

/** Publishes the picture of the icons and the typefaces. */
export function madeFiles(): Plugin {
  return {
    name: 'made-files',
    configureServer({ middlewares }) {
      for (const [address, source] of Object.entries(files)) {
        middlewares.use(address, (_request, response) => {
          response
            .setHeader('Content-Type', types[address.endsWith('svg') ? 'svg' : 'woff2'])
            .end(source);
        });
      }
    },
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      for (const [address, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}
