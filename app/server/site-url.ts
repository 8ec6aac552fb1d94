import * as v from 'valibot';
import { EnvironmentError, isWebAddress, parseVariables, where } from './variables.ts';

const siteUrlFix = `set it to the site’s address without a path, such as https://www.example.org, ${where}`;

const SiteUrlSchema = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.check(
    (url) => url === '' || (isWebAddress(url) && /^https?:\/\/[^/?#@]+\/?$/i.test(url)),
    `SITE_URL is not an origin: ${siteUrlFix}.`,
  ),
  v.transform((url) => (url === '' ? null : new URL(url).origin)),
);

/** The configured canonical origin (SITE_URL), or null. Throws {@link EnvironmentError} for anything but an origin. */
export function readSiteUrl(raw: unknown): string | null {
  const value =
    typeof raw === 'object' && raw !== null && 'SITE_URL' in raw ? raw.SITE_URL : undefined;
  return parseVariables(SiteUrlSchema, value);
}

/**
 * The site's origin: SITE_URL, or on this machine alone the visitor's, which elsewhere could reach others through caches.
 * Throws {@link EnvironmentError}.
 */
export function siteUrlFor(raw: unknown, asked: URL): string {
  const configured = readSiteUrl(raw);
  if (configured !== null) return configured;
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(asked.hostname)) return asked.origin;
  throw new EnvironmentError(`SITE_URL is missing: ${siteUrlFix}.`);
}
