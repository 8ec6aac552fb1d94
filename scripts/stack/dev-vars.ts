import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readNotices } from '../../app/server/notice-variables.ts';
import { readSiteUrl } from '../../app/server/site-url.ts';
import { localKeys } from '../local-supabase/keys.ts';
import { StackError } from './fail.ts';
import { portFrom } from './ports.ts';

const file = '.dev.vars';
const example = '.dev.vars.example';

/** The Worker's variables on this machine; `localPort` is there when they name the Supabase that we start ourselves. */
export interface DevVars {
  readonly supabaseUrl: string;
  readonly localPort?: number;
  /** Whether messages reach the owner as mails, which here are files. */
  readonly mails: boolean;
}

/**
 * Reads .dev.vars, made from its example when it is missing; SUPABASE_PORT moves the local Supabase's address in it.
 * Throws {@link StackError} or an EnvironmentError when a variable is missing or no address.
 */
export function readDevVars(): DevVars {
  if (!existsSync(file)) {
    copyFileSync(example, file);
    console.log(`▸ Made ${file} from ${example}: it names the local Supabase.`);
  }
  const values = parseEnv(readFileSync(file, 'utf8'));
  for (const name of ['SUPABASE_URL', 'SUPABASE_ANON_KEY']) {
    if (values[name]) continue;
    throw new StackError(
      `${name} is missing in ${file}: add it (see ${example}), or delete ${file} to have it made anew.`,
    );
  }
  readSiteUrl(values);
  const mails = readNotices(values) !== null;
  const url = URL.parse(values.SUPABASE_URL ?? '');
  if (!url) {
    throw new StackError(
      `SUPABASE_URL in ${file} is no address: write one such as http://127.0.0.1:${portFrom('SUPABASE_PORT')}.`,
    );
  }
  const here = ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (!here || values.SUPABASE_ANON_KEY !== localKeys.publishable) {
    return { supabaseUrl: url.origin, mails };
  }
  const localPort = process.env.SUPABASE_PORT ? portFrom('SUPABASE_PORT') : Number(url.port);
  if (localPort !== Number(url.port)) moveTo(localPort);
  return { supabaseUrl: `http://127.0.0.1:${localPort}`, localPort, mails };
}

/** The Worker reads the file too, so the new address has to stand there. */
function moveTo(port: number): void {
  const line = `SUPABASE_URL=http://127.0.0.1:${port}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^SUPABASE_URL=.*$/m, line));
  console.log(`▸ ${file} now says ${line}.`);
}
