import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readNotices, readSiteUrl } from '../../app/server/environment.ts';
import { localKeys } from '../local-supabase/keys.ts';
import { StackError } from './command.ts';
import { portFrom } from './ports.ts';

const file = '.dev.vars';
const example = '.dev.vars.example';

/** The Worker's variables on this machine; `localPort` is there when they name the Supabase that we start ourselves. */
export interface DevVars {
  readonly siteUrl: string | null;
  readonly supabaseUrl: string;
  readonly key: string;
  readonly localPort?: number;
  /** Whether messages reach the owner as mails, which here are files. */
  readonly mails: boolean;
}

/** Reads .dev.vars, made from its example when missing; SUPABASE_PORT goes first. Throws {@link StackError} or EnvironmentError. */
export function readDevVars(): DevVars {
  if (!existsSync(file)) {
    copyFileSync(example, file);
    console.log(`▸ Made ${file} from ${example}: it names the local Supabase.`);
  }
  const values = parseEnv(readFileSync(file, 'utf8'));
  const siteUrl = readSiteUrl(values);
  const { SUPABASE_URL = '', SUPABASE_ANON_KEY: key = '' } = values;
  if (!SUPABASE_URL || !key) {
    const missing = SUPABASE_URL ? 'SUPABASE_ANON_KEY' : 'SUPABASE_URL';
    throw new StackError(
      `${missing} is missing in ${file}: add it (see ${example}), or delete ${file} to have it made anew.`,
    );
  }
  const url = URL.parse(SUPABASE_URL);
  if (!url) {
    throw new StackError(
      `SUPABASE_URL in ${file} is no address: write one such as http://127.0.0.1:${portFrom('SUPABASE_PORT')}.`,
    );
  }
  const vars = { siteUrl, supabaseUrl: url.origin, key, mails: readNotices(values) !== null };
  const here = ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (!here || key !== localKeys.publishable) return vars;
  const localPort = process.env.SUPABASE_PORT ? portFrom('SUPABASE_PORT') : Number(url.port);
  return { ...vars, supabaseUrl: `http://127.0.0.1:${localPort}`, localPort };
}

/** Writes the port that SUPABASE_PORT names into .dev.vars, for the Worker and for commands in another terminal. */
export function useLocalPort({ localPort, supabaseUrl }: DevVars): void {
  if (!process.env.SUPABASE_PORT || !localPort) return;
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/^SUPABASE_URL=.*$/m, `SUPABASE_URL=${supabaseUrl}`);
  if (after === before) return;
  writeFileSync(file, after);
  console.log(`▸ ${file} now says SUPABASE_URL=${supabaseUrl}.`);
}
