import { type Unstable_Config, unstable_readConfig } from 'wrangler';
import { readVariables } from '../../app/server/environment.server.ts';

/** Wrangler has no stable function that reads its file. */
export const wranglerConfig = (): Unstable_Config =>
  unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true });

/** SITE_URL in wrangler.toml, else of the environment, for prerendered pages. Without it, their addresses are relative. */
export function siteUrlAtBuild(): string {
  const [inFile, set] = [wranglerConfig().vars, process.env].map(
    (vars) => readVariables(vars, ['SITE_URL']).SITE_URL,
  );
  return inFile ?? set ?? '';
}
