import { organization } from '../content/organization.ts';

/** Where browsers send what a page's policy refused (app/routes/csp-reports.ts). */
export const reportsPath = '/reports/csp';

/** For the site's own name alone take `; includeSubDomains` out before the first deploy: browsers remember it two years. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/** What would be worst in the hands of a script that got in. Not every feature: the header travels with every page. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/** The policy of a response that is no page (a picture, a feed): opened by itself it may load nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The security headers of every response of the Worker and of every file. A page has a policy of its own. */
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

/** What a page's policy depends on. */
interface PageSources {
  /** The nonce or hashes that allow the page's inline scripts and styles, in quotes as the policy has them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The finished page, whose recordings may be framed. */
  readonly html: string;
  readonly imageBase?: string;
  readonly isDevelopment?: boolean;
}

/** A page's Content-Security-Policy for a `<meta>` element, which allows this site's own files and nothing else. */
export function metaPolicy({
  scripts,
  styles,
  html,
  imageBase = organization.imageBase,
  isDevelopment = false,
}: PageSources): string {
  const frames = embeddedOrigins(html);
  const directives = [
    // Links are fetched ahead under this directive; every other kind of request has a stricter one below.
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", ...styles],
    ["img-src 'self'", imageOrigin(imageBase)],
    ["font-src 'self'"],
    ["connect-src 'self'", isDevelopment && 'ws:'],
    frames.length > 0 ? ['frame-src', ...frames] : ["frame-src 'none'"],
    // Vite's client in development waits for a restarted server in a worker made from a blob.
    ['worker-src', isDevelopment ? 'blob:' : "'none'"],
    ["manifest-src 'self'"],
    ["media-src 'none'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
  ];
  return directives.map((directive) => directive.filter(Boolean).join(' ')).join('; ');
}

/** The same policy for a header, which can also forbid framing and ask for reports. */
export function headerPolicy(sources: PageSources): string {
  // Browsers that do not know report-to use report-uri.
  return `${metaPolicy(sources)}; frame-ancestors 'none'; report-to csp; report-uri ${reportsPath}`;
}

/** The origins of the recordings that a finished page offers to play (app/components/Embed.tsx). */
export function embeddedOrigins(html: string): readonly string[] {
  const urls = [...html.matchAll(/ data-embed="([^"]*)"/g)].map(([, url = '']) => URL.parse(url));
  return [...new Set(urls.flatMap((url) => (url?.protocol === 'https:' ? url.origin : [])))];
}

/** The origin of an image base elsewhere; null for this site's own files or an address that is none. */
function imageOrigin(imageBase: string): string | null {
  const url = URL.parse(imageBase);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
