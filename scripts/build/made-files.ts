import type { Plugin } from 'vite';
import { iconPicture, iconsSrc } from './icons.ts';
import { fontFiles } from './typefaces.ts';

const files = { ...fontFiles, [iconsSrc]: iconPicture };

/** Publishes the picture of the icons and the typefaces. */
export function madeFiles(): Plugin {
  return {
    name: 'made-files',
    configureServer({ middlewares }) {
      for (const [address, source] of Object.entries(files)) {
        const type = address === iconsSrc ? 'image/svg+xml' : 'font/woff2';
        middlewares.use(address, (_request, response) => {
          response.setHeader('Content-Type', type).end(source);
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
