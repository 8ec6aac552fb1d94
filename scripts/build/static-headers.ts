import { sectionOf } from '../../app/content/markdown-sections.ts';
import { organization } from '../../app/content/organization.ts';
import {
  contentSecurityPolicy,
  embeddedOrigins,
  inlineHashes,
  securityHeaders,
} from '../../app/server/security-headers.ts';

/** A prerendered page: its path and its finished HTML. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The platform's own limits (developers.cloudflare.com/workers/static-assets/headers); what is beyond is left out silently. */
const limits = { rules: 100, lineCharacters: 2_000 };

/**
 * The `_headers` file for everything that the CDN serves: the security headers on every file, each page's own
 * Content-Security-Policy, and caching. All posts share a rule, as do all stories. Throws when it says too much.
 */
export async function staticHeaders(pages: readonly BuiltPage[]): Promise<string> {
  const rules = [
    rule('/*', securityHeaders(organization.imageBase)),
    ...['/assets/*', '/fonts/*', '/icons/*'].map((path) => rule(path, immutable)),
    rule('/images/*', { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }),
    ...(await Promise.all([...Map.groupBy(pages, rulePath)].map(pageRule))),
  ];
  return withinLimits(rules);
}

/** A page's own path, or its section's. */
function rulePath({ path }: BuiltPage): string {
  const section = sectionOf(path);
  return section ? `${section.base}/*` : path;
}

/** The policy for what stands inline in the pages of a rule, and for what they frame. */
async function pageRule([path, pages]: [string, readonly BuiltPage[]]): Promise<string> {
  const html = pages.map((page) => page.html).join('\n');
  const frames = embeddedOrigins(html);
  const { imageBase } = organization;
  const policy = contentSecurityPolicy(await inlineHashes(html), { imageBase, frames });
  return rule(path, {
    '! Content-Security-Policy': '',
    'Content-Security-Policy': policy,
    // Platforms of recordings do not opt in to being framed by a page that asks for it.
    ...(frames.length > 0 && {
      '! Cross-Origin-Embedder-Policy': '',
      'Cross-Origin-Embedder-Policy': 'unsafe-none',
    }),
  });
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

/** A header without a value is one that is taken away, such as `! Content-Security-Policy`. */
function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map((header) => `  ${header.filter(Boolean).join(': ')}`);
  return [path, ...lines].join('\n');
}
