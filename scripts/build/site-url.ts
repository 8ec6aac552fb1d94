import { readSiteUrl } from '../../app/server/site-url.ts';
import { wranglerVars } from '../stack/wrangler-vars.ts';

/**
 * The canonical origin that prerendered pages carry: the environment's SITE_URL at build, else the one in wrangler.toml,
 * else '' (addresses stay relative, so that every origin is its own). Throws an EnvironmentError for anything but an origin.
 */
export function siteUrlAtBuild(): string {
  return readSiteUrl({ SITE_URL: process.env.SITE_URL ?? wranglerVars().SITE_URL }) ?? '';
}
