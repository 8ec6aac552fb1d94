const rewriters = [
  [/cdn-cgi\/l\/email-protection|email-decode/, 'Email Address Obfuscation', 'Scrape Shield'],
  [/rocket-loader/, 'Rocket Loader', 'Speed > Settings'],
  [/cloudflareinsights\.com\/beacon/, 'The automatic set-up of Web Analytics', 'Web Analytics'],
  [/cdn-cgi\/challenge-platform/, 'JavaScript Detections of Bot Fight Mode', 'Security > Bots'],
] as const;

/** Said until the live site was seen. `no-transform` would prevent the rewriting, but Cloudflare's compression too. */
const advice =
  'Cloudflare rewrites pages unless it is told not to, which breaks hydration and the Content-Security-Policy: on a domain of your own turn off Rocket Loader and the automatic set-up of Web Analytics, and Email Address Obfuscation (Scrape Shield, on by default), which the pages ask to leave them alone.';

/** What rewrites the pages of the live site, seen on one with an e-mail address in it: a line each. */
export async function liveFindings(siteUrl: string): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(10_000);
  const page = await fetch(`${siteUrl}/contact`, { signal }).catch(() => undefined);
  if (!page?.ok) return [advice];
  const html = await page.text();
  return rewriters
    .filter(([mark]) => mark.test(html))
    .map(
      ([, feature, place]) =>
        `${siteUrl}: ${feature} rewrites the pages: turn it off in Cloudflare's dashboard (${place})`,
    );
}
