import { organization } from '../../app/content/organization.ts';
import {
  contentSecurityPolicy,
  embeddedOrigins,
  type InlineHashes,
  inlineHashes,
  securityHeaders,
} from '../../app/server/security-headers.ts';
import { markdownSections } from './markdown-files.ts';

/** A prerendered page: its path and its finished HTML. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

const immutable = 'public, max-age=31536000, immutable';

/** The platform's own limits (developers.cloudflare.com/workers/static-assets/headers); what is beyond is left out silently. */
const limits = { rules: 100, lineCharacters: 2_000 };

/**
 * The `_headers` file for everything that the CDN serves: the security headers on every file, each page's own
 * Content-Security-Policy, and caching. All posts share a rule, as do all stories. Throws when it says too much.
 */
export async function staticHeaders(pages: readonly BuiltPage[]): Promise<string> {
  const { imageBase } = organization;
  const rules = [
    rule('/*', securityHeaders(imageBase)),
    ...['/assets/*', '/fonts/*', '/icons/*'].map((path) =>
      rule(path, { 'Cache-Control': immutable }),
    ),
    rule('/images/*', { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }),
    ...[...(await partsByRule(pages))].map(([path, { frames, ...hashes }]) =>
      rule(path, {
        '! Content-Security-Policy': '',
        'Content-Security-Policy': contentSecurityPolicy(hashes, { imageBase, frames }),
        ...(frames.length > 0 && framing),
      }),
    ),
  ];
  return withinLimits(rules);
}

/** Platforms of recordings do not opt in to being framed by a page that asks for it. */
const framing = {
  '! Cross-Origin-Embedder-Policy': '',
  'Cross-Origin-Embedder-Policy': 'unsafe-none',
};

type PageParts = InlineHashes & { readonly frames: readonly string[] };

/** What stands inline in the pages of each rule, and what they frame: a page's own, or all of a section's. */
async function partsByRule(pages: readonly BuiltPage[]): Promise<Map<string, PageParts>> {
  const rules = new Map<string, PageParts>();
  for (const { path, html } of pages) {
    const section = markdownSections.find(({ base }) => path.startsWith(`${base}/`));
    const key = section ? `${section.base}/*` : path;
    const before = rules.get(key) ?? { scripts: [], styles: [], frames: [] };
    const found = await inlineHashes(html);
    rules.set(key, {
      scripts: [...new Set([...before.scripts, ...found.scripts])],
      styles: [...new Set([...before.styles, ...found.styles])],
      frames: [...new Set([...before.frames, ...embeddedOrigins(html)])],
    });
  }
  return rules;
}

function withinLimits(rules: readonly string[]): string {
  if (rules.length > limits.rules) {
    throw new Error(
      `_headers would have ${rules.length} rules; Cloudflare reads ${limits.rules} and drops the rest. Let pages of a kind share a rule: scripts/build/static-headers.ts`,
    );
  }
  const text = `${rules.join('\n\n')}\n`;
  const long = text.split('\n').find((line) => line.length > limits.lineCharacters);
  if (long) {
    throw new Error(
      `A line of _headers would have ${long.length} characters; Cloudflare reads ${limits.lineCharacters}. The pages of that rule hold too many different inline scripts: ${long.slice(0, 80)}…`,
    );
  }
  return text;
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    name.startsWith('! ') ? `  ${name}` : `  ${name}: ${value}`,
  );
  return [path, ...lines].join('\n');
}
