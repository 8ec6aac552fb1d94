import type { Plugin } from 'vite';
import { redirects } from '../../app/redirects.ts';

/** `_redirects` for the CDN, from the table of app/redirects.ts (developers.cloudflare.com/workers/static-assets/redirects). */
export function redirectsText(table: Readonly<Record<string, string>>): string {
  return Object.entries(table)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** Writes the redirects into the built site, and answers them in development. */
export function redirectsFile(): Plugin {
  return {
    name: 'redirects-file',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsText(redirects) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const to = redirects[request.url?.split('?')[0] ?? ''];
        if (to === undefined) return next();
        response.writeHead(301, { Location: to }).end();
      });
    },
  };
}
