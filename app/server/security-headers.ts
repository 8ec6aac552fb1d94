import { organization } from '../content/organization.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** Where browsers send what a page's policy refused (app/routes/csp-reports.ts). */
export const reportsPath = '/reports/csp';

/** For the site's own name alone take `; includeSubDomains` out before the first deploy: browsers remember it two years. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/** What would be worst in the hands of a script that got in. Not every feature: the header travels with every page. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/** The policy of an answer that is no page (a picture, a script): opened by itself it may load nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The security headers of every answer of the Worker and of every file. A page has a policy of its own. */
export function securityHeaders(
  imageBase: string = organization.imageBase,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': filePolicy,
    'Reporting-Endpoints': `csp="${reportsPath}"`,
    'Strict-Transport-Security': strictTransportSecurity,
    'X-Content-Type-Options': 'nosniff',
    // Not stricter: under no-referrer browsers post forms with `Origin: null`, which the forms refuse.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A public bucket does not opt in to being embedded, so its pictures are then asked for without credentials.
    'Cross-Origin-Embedder-Policy':
      imageOrigin(imageBase) === null ? 'require-corp' : 'credentialless',
  };
}

/** A finished page's policy, which refuses everything else, and, where it offers recordings, leave to frame them. */
export function pageHeaders(
  { html, inline }: { html: string; inline: InlineHashes },
  {
    imageBase = organization.imageBase,
    isDevelopment = false,
  }: { imageBase?: string; isDevelopment?: boolean } = {},
): Readonly<Record<string, string>> {
  const frames = embeddedOrigins(html);
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  // In development Vite puts styles into the page by script and tells it of changes through a socket.
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(inline.scripts)],
    ['style-src', "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : quoted(inline.styles))],
    ['img-src', "'self'", imageOrigin(imageBase)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", isDevelopment && 'ws:'],
    frames.length > 0 && ['frame-src', ...frames],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['report-to', 'csp'],
    // For browsers that do not know of report-to.
    ['report-uri', reportsPath],
  ];
  const written = directives.filter((directive) => directive !== false);
  const policy = written.map((directive) => directive.filter(Boolean).join(' ')).join('; ');
  return {
    'Content-Security-Policy': policy,
    // Platforms of recordings do not opt in to being framed by a page that asks for it.
    ...(frames.length > 0 && { 'Cross-Origin-Embedder-Policy': 'unsafe-none' }),
  };
}

/** The origins whose recordings a finished page offers to play (app/components/Embed.tsx). */
function embeddedOrigins(html: string): readonly string[] {
  const urls = [...html.matchAll(/ data-embed="([^"]*)"/g)].map(([, url = '']) => URL.parse(url));
  return [...new Set(urls.flatMap((url) => (url?.protocol === 'https:' ? url.origin : [])))];
}

/** The origin of an image base elsewhere; null for this site's own files or an address that is none. */
function imageOrigin(imageBase: string): string | null {
  const url = URL.parse(imageBase);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
