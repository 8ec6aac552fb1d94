import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnvironment, readNotices, readSiteUrl } from '../../app/server/environment.server.ts';
import { localKeys } from '../local-supabase/keys.ts';
import { portFrom } from './ports.ts';

const file = '.dev.vars';
const example = '.dev.vars.example';

/** The Worker's variables on this machine; `mails` tells whether messages reach the owner, here as files. */
export type DevVars = ReturnType<typeof readDevVars>;

/** Reads .dev.vars, made when missing; `localPort` where it names the local Supabase. Throws StackError or EnvironmentError. */
export function readDevVars() {
  if (!existsSync(file)) {
    copyFileSync(example, file);
    console.log(`▸ Made ${file} from ${example}: it names the local Supabase.`);
  }
  const values = parseEnv(readFileSync(file, 'utf8'));
  const [siteUrl, mails] = [readSiteUrl(values), readNotices(values) !== null];
  const { supabaseUrl, supabaseAnonKey: key } = readEnvironment(values);
  const { hostname, port } = new URL(supabaseUrl);
  const isLocal = ['127.0.0.1', 'localhost'].includes(hostname) && key === localKeys.publishable;
  if (!isLocal) return { siteUrl, mails, key, supabaseUrl, localPort: undefined };
  const localPort = process.env.SUPABASE_PORT ? portFrom('SUPABASE_PORT') : Number(port);
  return { siteUrl, mails, key, supabaseUrl: `http://127.0.0.1:${localPort}`, localPort };
}

/** Writes the port of SUPABASE_PORT into .dev.vars, for the Worker and other terminals; what it returns undoes that. */
export function useLocalPort({ localPort, supabaseUrl }: DevVars): () => void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/^SUPABASE_URL=.*$/m, `SUPABASE_URL=${supabaseUrl}`);
  if (!process.env.SUPABASE_PORT || !localPort || after === before) return () => {};
  writeFileSync(file, after);
  console.log(`▸ Until this stops, ${file} says SUPABASE_URL=${supabaseUrl}.`);
  return () => writeFileSync(file, before);
}
