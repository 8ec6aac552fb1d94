import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StackError } from './fail.ts';
import { ports } from './ports.ts';

const file = '.dev.vars';
const example = '.dev.vars.example';

/** The Worker's variables on this machine; `local` says whether they name the Supabase that we start ourselves. */
export interface DevVars {
  readonly supabaseUrl: string;
  readonly local: boolean;
}

/** Reads .dev.vars, made from its example when it is missing. Throws when a variable is missing or no address. */
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
  const url = URL.parse(values.SUPABASE_URL ?? '');
  if (!url) {
    throw new StackError(
      `SUPABASE_URL in ${file} is no address: write one such as http://127.0.0.1:${ports.supabase}.`,
    );
  }
  const here = ['127.0.0.1', 'localhost'].includes(url.hostname);
  return { supabaseUrl: url.origin, local: here && Number(url.port) === ports.supabase };
}
