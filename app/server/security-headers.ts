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
 * Browsers keep to https for two years, on every subdomain too; for the site's own name alone take `; includeSubDomains`
 * out before the first deploy.
 */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/** What would be worst in the hands of a script that got in. Not every feature: the header travels with every page. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/** The security headers of every answer of the Worker and of every file. A page has a policy of its own. */
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

/** A finished page's policy and, where it offers recordings, leave to frame them. */
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
