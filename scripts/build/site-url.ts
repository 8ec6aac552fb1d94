import { unstable_readConfig } from 'wrangler';
import { readSiteUrl } from '../../app/server/environment.server.ts';

/** The Worker's variables in wrangler.toml. Wrangler reads that file for others only by what it calls unstable. */
export function wranglerVars(): Readonly<Record<string, unknown>> {
  return unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true }).vars;
}

/** The origin in prerendered pages: SITE_URL of wrangler.toml, else '' (relative addresses). Throws EnvironmentError. */
export function siteUrlAtBuild(): string {
  return readSiteUrl(wranglerVars()) ?? '';
}
