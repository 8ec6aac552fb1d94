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
 * The canonical origin of a request's site: SITE_URL, which production must have, because the address that a visitor
 * asked by would otherwise reach responses that others are given. On this machine alone the visitor's serves. Apart
 * from the rest, so that pages without data need no Supabase. Throws {@link EnvironmentError}.
 */
export function siteUrlFor(raw: unknown, asked: URL): string {
  const configured = readSiteUrl(raw);
  if (configured !== null) return configured;
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(asked.hostname)) return asked.origin;
  throw new EnvironmentError(`SITE_URL is missing: ${siteUrlFix}.`);
}
