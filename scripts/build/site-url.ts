import { unstable_readConfig } from 'wrangler';

/**
 * The canonical origin that prerendered pages carry, without a trailing slash: the environment's SITE_URL at
 * build, else the one in wrangler.toml, else '' (addresses stay relative, so that every origin is its own).
 */
export function siteUrlAtBuild(): string {
  const { vars } = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true });
  const value = process.env.SITE_URL ?? vars.SITE_URL;
  return typeof value === 'string' ? value.replace(/\/+$/, '') : '';
}
