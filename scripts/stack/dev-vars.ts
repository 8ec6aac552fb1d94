import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import {
  EnvironmentError,
  isLocalHost,
  readNotices,
  readVariables,
  where,
} from '../../app/server/environment.server.ts';
import { localKeys } from '../local-supabase/keys.ts';
import { CommandError } from './command.ts';

const file = '.dev.vars';
const example = '.dev.vars.example';

/** The Worker's variables on this machine; `mails` tells whether messages reach the owner, here as files. */
export type DevVars = ReturnType<typeof readDevVars>;

/** Reads .dev.vars, made when missing; `localPort` where it names the local Supabase. Throws {@link CommandError}. */
export function readDevVars() {
  if (!existsSync(file)) {
    copyFileSync(example, file);
    console.log(`▸ Made ${file} from ${example}: it names the local Supabase.`);
  }
  const values = parseEnv(readFileSync(file, 'utf8'));
  try {
    const {
      SITE_URL: siteUrl,
      SUPABASE_URL: supabaseUrl,
      SUPABASE_ANON_KEY: key,
    } = readVariables(values, ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY']);
    const { hostname, port } = new URL(supabaseUrl);
    const isLocal = isLocalHost(hostname) && key === localKeys.publishable;
    const localPort = isLocal ? Number(port) : undefined;
    return { siteUrl, mails: readNotices(values) !== null, key, supabaseUrl, localPort };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw new CommandError(error.message.replaceAll(where, `in ${file}`));
  }
}
