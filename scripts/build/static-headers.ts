import { createHash } from 'node:crypto';
import { organization } from '../../app/content/organization.ts';
import { filePolicy, securityHeaders } from '../../app/server/security-headers.ts';

const immutable = 'public, max-age=31536000, immutable';

/**
 * The `_headers` file for everything that the CDN serves: the security headers on every file, each page's own
 * Content-Security-Policy with the hashes of its inline scripts and styles, and caching. Its syntax:
 * developers.cloudflare.com/workers/static-assets/headers (at most 100 rules, 2,000 characters a line).
 */
export function staticHeaders(pages: readonly { path: string; html: string }[]): string {
  const { imageBase } = organization;
  const rules = [
    rule('/*', { ...securityHeaders({ imageBase }), 'Content-Security-Policy': filePolicy }),
    ...['/assets/*', '/fonts/*', '/icons/*'].map((path) =>
      rule(path, { 'Cache-Control': immutable }),
    ),
    rule('/images/*', { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }),
    ...pages.map(({ path, html }) => {
      const hashes = { scriptHashes: scriptHashes(html), styleHashes: styleHashes(html) };
      const policy = securityHeaders({ imageBase, ...hashes })['Content-Security-Policy'];
      return [path, '  ! Content-Security-Policy', `  Content-Security-Policy: ${policy}`].join(
        '\n',
      );
    }),
  ];
  return `${rules.join('\n\n')}\n`;
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}

/** Hashes of the scripts that run; data blocks (JSON) are not scripts to the policy. */
function scriptHashes(html: string): string[] {
  return hashesOf(html, /<script(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g);
}

function styleHashes(html: string): string[] {
  return hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const texts = [...html.matchAll(pattern)].flatMap(([, text]) => text ?? []);
  const hashes = texts.map(
    (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
  return [...new Set(hashes)];
}
