import { organization } from '../content/organization.ts';
import {
  contentSecurityPolicy,
  embeddedOrigins,
  filePolicy,
  imageOrigin,
  reportsName,
  reportsPath,
} from './content-security-policy.ts';
import type { InlineHashes } from './inline-hashes.ts';

/**
 * Browsers keep to https for two years once they have seen the site, on every subdomain too. Where the site stands on an
 * apex domain that has subdomains without https, take `; includeSubDomains` out before the first deploy.
 */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/** What would be worst in the hands of a script that got in. Not every feature: the header travels with every page. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/**
 * The security headers of every answer, from the Worker and from the CDN alike: the one definition, also used by
 * the build that writes the static files' `_headers`. A page brings a Content-Security-Policy of its own instead.
 */
export function securityHeaders(
  imageBase: string = organization.imageBase,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': filePolicy,
    'Reporting-Endpoints': `${reportsName}="${reportsPath}"`,
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

/**
 * The headers that a finished page needs by what stands in it, from the Worker and from the CDN alike: its policy and, where
 * it offers recordings, leave to frame them.
 */
export function pageHeaders(
  { html, inline }: { html: string; inline: InlineHashes },
  {
    imageBase = organization.imageBase,
    isDevelopment,
  }: { imageBase?: string; isDevelopment?: boolean } = {},
): Readonly<Record<string, string>> {
  const frames = embeddedOrigins(html);
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline, { imageBase, isDevelopment, frames }),
    // Platforms of recordings do not opt in to being framed by a page that asks for it.
    ...(frames.length > 0 && { 'Cross-Origin-Embedder-Policy': 'unsafe-none' }),
  };
}
