import type { InlineHashes } from './inline-hashes.ts';

/** Where browsers send what a page's policy refused (app/routes/csp-reports.ts). */
export const reportsPath = '/reports/csp';

/** The reports' name in the policy; `report-uri` is for browsers that do not know of names. */
export const reportsName = 'csp';

/** The origins whose recordings a finished page offers to play (app/components/Embed.tsx). */
export function embeddedOrigins(html: string): readonly string[] {
  const addresses = [...html.matchAll(/ data-embed="([^"]*)"/g)].map(([, url = '']) => url);
  const origins = addresses
    .map((url) => URL.parse(url))
    .filter((url) => url?.protocol === 'https:');
  return [...new Set(origins.flatMap((url) => url?.origin ?? []))];
}

/** Vite puts styles into the page by script and tells it of changes through a socket. */
const development = { style: ["'unsafe-inline'"], connect: ['ws:'] };

/** The Content-Security-Policy of a page: everything is refused that is not named. `frames` are origins that it may frame. */
export function contentSecurityPolicy(
  inline: InlineHashes,
  {
    imageBase = '',
    isDevelopment = false,
    frames = [],
  }: { imageBase?: string; isDevelopment?: boolean; frames?: readonly string[] } = {},
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const images = imageOrigin(imageBase);
  const extra = isDevelopment ? development : undefined;
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(inline.scripts)],
    ['style-src', "'self'", ...(extra?.style ?? quoted(inline.styles))],
    ['img-src', "'self'", ...(images === null ? [] : [images])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(extra?.connect ?? [])],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['report-to', reportsName],
    ['report-uri', reportsPath],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy of an answer that is no page (a picture, a script): opened by itself it may load nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The origin of an image base elsewhere; null for this site's own files or an address that is none. */
export function imageOrigin(imageBase: string): string | null {
  const url = URL.parse(imageBase);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null;
}
