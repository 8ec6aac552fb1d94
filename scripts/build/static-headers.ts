import { sectionOf } from '../../app/content/markdown-sections.ts';
import type { InlineHashes } from '../../app/server/inline-hashes.ts';
import { pageHeaders, securityHeaders } from '../../app/server/security-headers.ts';
import { editorSettings } from '../editor/settings.ts';

/** A prerendered page: its path, its finished HTML and what may stand inline in it. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly inline: InlineHashes;
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The platform's own limits (developers.cloudflare.com/workers/static-assets/headers); what is beyond is left out silently. */
const limits = { rules: 100, lineCharacters: 2_000 };

/** The editor's policy: its files and workers here, and GitHub's API, which it asks once somebody has signed in. */
const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  'frame-src blob:',
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of everything below /admin. Signing in by GitHub's window needs an opener; by token it does not. */
export const editorHeaders = {
  'Content-Security-Policy': editorPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Embedder-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex',
};

/** The `_headers` file: security headers, each page's own Content-Security-Policy, caching. Throws when it would be too long. */
export function staticHeaders(pages: readonly BuiltPage[]): string {
  const rules = [
    rule('/*', securityHeaders()),
    ...['/assets/*', '/fonts/*', '/icons/*'].map((path) => rule(path, immutable)),
    rule('/images/*', { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }),
    ...(editorSettings.place === 'site' ? [ownRule('/admin*', editorHeaders)] : []),
    ...[...Map.groupBy(pages, rulePath)].map(pageRule),
  ];
  return withinLimits(rules);
}

/** A page's own path, or its section's: all posts share a rule, as do all stories. */
function rulePath({ path }: BuiltPage): string {
  const section = sectionOf(path);
  return section ? `${section.base}/*` : path;
}

function pageRule([path, pages]: [string, readonly BuiltPage[]]): string {
  const html = pages.map((page) => page.html).join('\n');
  const scripts = [...new Set(pages.flatMap(({ inline }) => inline.scripts))];
  const styles = [...new Set(pages.flatMap(({ inline }) => inline.styles))];
  return ownRule(path, pageHeaders({ html, inline: { scripts, styles } }));
}

/** Headers that take the place of those that every file gets. */
function ownRule(path: string, headers: Readonly<Record<string, string>>): string {
  const replaced = Object.keys(headers).map((name) => [`! ${name}`, '']);
  return rule(path, { ...Object.fromEntries(replaced), ...headers });
}

function withinLimits(rules: readonly string[]): string {
  const text = `${rules.join('\n\n')}\n`;
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (rules.length <= limits.rules && longest <= limits.lineCharacters) return text;
  throw new Error(
    `_headers would have ${rules.length} rules, and a line of ${longest} characters; Cloudflare reads ${limits.rules} rules and ${limits.lineCharacters} characters a line, and drops the rest. Let pages of a kind share a rule (scripts/build/static-headers.ts) and hold the same inline scripts.`,
  );
}

/** A rule of `_headers`. A header without a value is one that is taken away, such as `! Content-Security-Policy`. */
export function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map((header) => `  ${header.filter(Boolean).join(': ')}`);
  return [path, ...lines].join('\n');
}
