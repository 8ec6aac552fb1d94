/** What a page's Content-Security-Policy allows beyond this site's own files. */
export interface PolicyOptions {
  /** The nonce of a page that the Worker renders. */
  readonly nonce?: string;
  /** Hashes of a prerendered page's inline scripts, such as `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  /** Hashes of a prerendered page's inline styles. */
  readonly styleHashes?: readonly string[];
  /** Where pictures are addressed; only another origin changes the policy. */
  readonly imageBase?: string;
  /** True when the site is reached over https: then browsers upgrade stray http addresses. */
  readonly https?: boolean;
}

/** The Content-Security-Policy of one page: everything is refused that is not named. */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const inline = options.nonce === undefined ? [] : [`'nonce-${options.nonce}'`];
  const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`);
  const images = imageOrigin(options.imageBase);
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline, ...quoted(options.scriptHashes)],
    ['style-src', "'self'", ...inline, ...quoted(options.styleHashes)],
    ['img-src', "'self'", ...(images === null ? [] : [images])],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(options.https ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy of a file that is no page (a picture, a script): opened by itself it may load nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** What would be worst in the hands of a script that got in. Not every feature: the header travels with every page. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/**
 * The security headers of every answer, from the Worker and from the CDN alike: the one definition, also used by
 * the build that writes the static files' `_headers`.
 */
export function securityHeaders(options: PolicyOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    // Not stricter: under no-referrer browsers post forms with `Origin: null`, which the forms refuse.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A public bucket does not opt in to being embedded, so its pictures are then asked for without credentials.
    'Cross-Origin-Embedder-Policy':
      imageOrigin(options.imageBase) === null ? 'require-corp' : 'credentialless',
  };
}

/** The origin of an image base elsewhere; null for this site's own files or an address that is none. */
function imageOrigin(imageBase = ''): string | null {
  const url = URL.parse(imageBase);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null;
}
