import { formatHex } from 'culori';
import type { Plugin } from 'vite';
import { organization } from '../../app/content/organization.ts';
import { palette } from '../../app/theme/palette.ts';

const fileName = 'manifest.webmanifest';

/** The web app manifest (w3.org/TR/appmanifest), by which phones name and colour the site on their home screen. */
export function manifestText(): string {
  const manifest = {
    name: organization.name,
    short_name: organization.shortName,
    start_url: '/',
    display: 'browser',
    background_color: formatHex(palette.paper[0]),
    theme_color: formatHex(palette.night[0]),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Writes the manifest into the built site, and answers it in development. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: manifestText() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_, response) => response.end(manifestText()));
    },
  };
}
