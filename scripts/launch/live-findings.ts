import type { Finding } from './content-problems.ts';

/** Marks that Cloudflare's features leave in a page, with the feature and where it is turned off. */
const rewriters = [
  [
    /\/cdn-cgi\/l\/email-protection|email-decode\.min\.js/,
    'Email Address Obfuscation',
    'Scrape Shield',
  ],
  [/rocket-loader/, 'Rocket Loader', 'Speed > Settings'],
  [/cloudflareinsights\.com\/beacon/, 'the automatic set-up of Web Analytics', 'Web Analytics'],
  [/\/cdn-cgi\/challenge-platform/, 'JavaScript Detections of Bot Fight Mode', 'Security > Bots'],
] as const;

/**
 * Said until the live site was seen. `Cache-Control: no-transform` would prevent the rewriting, and Cloudflare's compression
 * with it, so only the dashboard remains.
 */
export const rewritingAdvice =
  'Cloudflare rewrites pages unless it is told not to, which breaks hydration and the Content-Security-Policy: on a domain of your own turn off Email Address Obfuscation (Scrape Shield, on by default), Rocket Loader, and the automatic set-up of Web Analytics.';

/** Looks at a page of the live site with an address in it; undefined when the site is not live yet. */
export async function liveFindings(siteUrl: string): Promise<readonly Finding[] | undefined> {
  try {
    const page = await fetch(new URL('/contact', siteUrl), { signal: AbortSignal.timeout(10_000) });
    const html = await page.text();
    if (!page.ok) return undefined;
    return rewriters
      .filter(([mark]) => mark.test(html))
      .map(([, feature, place]) => ({
        line: `${siteUrl}: ${feature} rewrites the pages: turn it off in Cloudflare's dashboard (${place})`,
        blocks: false,
      }));
  } catch {
    return undefined;
  }
}
