import { statSync } from 'node:fs';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { redirects } from '../../app/redirects.ts';

const place = new URL('../../app/redirects.ts', import.meta.url);
const TableSchema = v.object({ redirects: v.record(v.string(), v.string()) });

/** The table as it is saved now; as it was at the start while it cannot be read. */
async function savedRedirects(): Promise<Readonly<Record<string, string>>> {
  const saved: unknown = await import(`${place}?${statSync(place).mtimeMs}`).catch(() => undefined);
  return v.parse(v.fallback(TableSchema, { redirects }), saved).redirects;
}

/** `_redirects` for the CDN, from the table of app/redirects.ts (developers.cloudflare.com/workers/static-assets/redirects). */
export function redirectsText(table: Readonly<Record<string, string>>): string {
  return Object.entries(table)
    .map(([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`)
    .join('');
}

/** As the CDN does it: the visitor's query goes along, unless the redirect has one of its own. */
function withQuery(to: string, search: string): string {
  const [page = '', anchor] = to.split('#');
  const query = page.includes('?') ? '' : search;
  return `${page}${query}${anchor === undefined ? '' : `#${anchor}`}`;
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
      middlewares.use(async (request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://dev');
        const to = (await savedRedirects())[pathname.replace(/\/$/, '')];
        if (to === undefined) return next();
        response.writeHead(301, { Location: withQuery(to, search) }).end();
      });
    },
  };
}
