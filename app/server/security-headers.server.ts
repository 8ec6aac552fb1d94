import { organization } from '../content/organization.ts';

export const reportsPath = '/reports/csp';

/**
 * Browsers remember this for two years. To cover the site's own name only, remove `; includeSubDomains` before the
 * first deploy.
 */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** For every response and file. A page has its own policy. */
export function securityHeaders(
  imageBase: string = organization.imageBase,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': filePolicy,
    'Reporting-Endpoints': `csp="${reportsPath}"`,
    'Strict-Transport-Security': strictTransportSecurity,
    'X-Content-Type-Options': 'nosniff',
    // Under no-referrer browsers post forms with `Origin: null`, which we refuse.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A public bucket does not opt in to being embedded.
    'Cross-Origin-Embedder-Policy':
      imageOrigin(imageBase) === null ? 'require-corp' : 'credentialless',
  };
}

interface PageSources {
  /** Nonce or hashes of inline scripts and styles, in single quotes. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The recordings of this page may be framed. */
  readonly html: string;
  readonly imageBase?: string;
  readonly isDevelopment?: boolean;
}

export function metaPolicy({
  scripts,
  styles,
  html,
  imageBase = organization.imageBase,
  isDevelopment = false,
}: PageSources): string {
  const frames = embeddedOrigins(html);
  const directives = [
    // Firefox prefetches links under this directive. Every other kind has its own below.
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", ...styles],
    ["img-src 'self'", imageOrigin(imageBase)],
    ["font-src 'self'"],
    ["connect-src 'self'", isDevelopment && 'ws:'],
    frames.length > 0 ? ['frame-src', ...frames] : ["frame-src 'none'"],
    // Vite's client waits for a restarted server in a blob worker.
    ['worker-src', isDevelopment ? 'blob:' : "'none'"],
    ["manifest-src 'self'"],
    ["media-src 'none'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
  ];
  return directives.map((directive) => directive.filter(Boolean).join(' ')).join('; ');
}

/** A header can also forbid framing and ask for reports. */
export function headerPolicy(sources: PageSources): string {
  return `${metaPolicy(sources)}; frame-ancestors 'none'; report-to csp; report-uri ${reportsPath}`;
}

export function embeddedOrigins(html: string): readonly string[] {
  const urls = [...html.matchAll(/ data-embed="([^"]*)"/g)].map(([, url = '']) => URL.parse(url));
  return [...new Set(urls.flatMap((url) => (url?.protocol === 'https:' ? url.origin : [])))];
}

/** Null for this site's own files. */
function imageOrigin(imageBase: string): string | null {
  const url = URL.parse(imageBase);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
