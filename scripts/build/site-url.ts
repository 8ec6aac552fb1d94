import { unstable_readConfig } from 'wrangler';
import { readSiteUrl } from '../../app/server/environment.server.ts';

/** The Worker's variables in wrangler.toml. Wrangler has no stable function that reads it. */
export function wranglerVars(): Readonly<Record<string, unknown>> {
  return unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true }).vars;
}

/** SITE_URL in wrangler.toml, for prerendered pages. Without it, their addresses are relative. */
export function siteUrlAtBuild(): string {
  return readSiteUrl(wranglerVars()) ?? '';
}
