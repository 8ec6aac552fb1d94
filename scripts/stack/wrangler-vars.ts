import { unstable_readConfig } from 'wrangler';

/** The Worker's variables in wrangler.toml. Wrangler reads that file for others only by what it calls unstable. */
export function wranglerVars(): Readonly<Record<string, unknown>> {
  return unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true }).vars;
}
