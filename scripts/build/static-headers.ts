import { securityHeaders } from '../../app/server/security-headers.server.ts';
import { editorPlace } from '../editor/settings.ts';

/** The editor loads files of this site and typefaces of the CDN that it names, and asks GitHub's API once somebody has signed in, and whether GitHub works. */
const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' https://cdn.jsdelivr.net",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "worker-src 'self' blob:",
  'frame-src blob:',
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of everything below /admin. Signing in through GitHub's window needs the opener. */
export const editorHeaders = {
  'Content-Security-Policy': editorPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
};

/**
 * The `_headers` file for the CDN: security headers and caching. A page's policy is in its own <meta> element, which cannot
 * forbid framing, so pages get that here, with what no page ever loosens.
 */
export function staticHeaders(): string {
  return [
    rule('/*', {
      ...securityHeaders,
      'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    }),
    rule('/assets/*', {
      ...asFile,
      ...forOtherSites,
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
    // The cards of link previews.
    rule('/images/*', { ...asFile, ...forOtherSites, 'Cache-Control': 'public, max-age=3600' }),
    // What a link in view has fetched is there for the click, without a round trip that asks whether it changed.
    rule('/*.data', {
      ...asFile,
      'Content-Type': 'text/x-script; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    }),
    ...['ico', 'json', 'png', 'svg', 'webmanifest'].map((type) => rule(`/*.${type}`, asFile)),
    ...(editorPlace === 'site' ? [rule('/admin*', replaced(editorHeaders))] : []),
  ].join('\n\n');
}

/** Files that are no pages may load nothing. */
const asFile = replaced({
  'Content-Security-Policy': securityHeaders['Content-Security-Policy'],
});

/** A link preview, a partner and a webmail may show our pictures. */
const forOtherSites = replaced({ 'Cross-Origin-Resource-Policy': 'cross-origin' });

/** Headers that take the place of those that an earlier rule gave. */
function replaced(headers: Readonly<Record<string, string>>) {
  const removed = Object.keys(headers).map((name) => [`! ${name}`, '']);
  return { ...Object.fromEntries(removed), ...headers };
}

/** A rule of `_headers`. A name without a value takes a header away, such as `! Content-Security-Policy`. */
export function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map((header) => `  ${header.filter(Boolean).join(': ')}`);
  return [path, ...lines].join('\n');
}
