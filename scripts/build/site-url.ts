import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { readVariables } from '../../app/server/environment.server.ts';

/** What commands need of wrangler.toml. */
const ConfigSchema = v.object({
  name: v.string(),
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  routes: v.optional(v.array(v.union([v.string(), v.object({ pattern: v.string() })])), []),
});

export type WranglerConfig = v.InferOutput<typeof ConfigSchema>;

export const wranglerConfig = (): WranglerConfig =>
  v.parse(ConfigSchema, parse(readFileSync('wrangler.toml', 'utf8')));

/** SITE_URL in wrangler.toml, else of the environment, for prerendered pages. Without it, their addresses are relative. */
export function siteUrlAtBuild(): string {
  const [inFile, set] = [wranglerConfig().vars, process.env].map(
    (vars) => readVariables(vars, ['SITE_URL']).SITE_URL,
  );
  return inFile ?? set ?? '';
}
