import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import {
  EnvironmentError,
  isLocalHost,
  readNotices,
  readVariables,
  where,
} from '../../app/server/environment.server.ts';
import { localKeys } from '../local-supabase/keys.ts';
import { StackError } from './command.ts';
import { portFrom } from './ports.ts';

const file = '.dev.vars';
const example = '.dev.vars.example';

/** The Worker's variables on this machine; `mails` tells whether messages reach the owner, here as files. */
export type DevVars = ReturnType<typeof readDevVars>;

/** Reads .dev.vars, made when missing; `localPort` where it names the local Supabase. Throws {@link StackError}. */
export function readDevVars() {
  if (!existsSync(file)) {
    copyFileSync(example, file);
    console.log(`▸ Made ${file} from ${example}: it names the local Supabase.`);
  }
  try {
    return varsFrom(parseEnv(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw new StackError(error.message.replace(where, `in ${file}`));
  }
}

function varsFrom(values: NodeJS.Dict<string>) {
  const {
    SITE_URL: siteUrl,
    SUPABASE_URL: supabaseUrl,
    SUPABASE_ANON_KEY: key,
  } = readVariables(values, ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY']);
  const mails = readNotices(values) !== null;
  const { hostname, port } = new URL(supabaseUrl);
  const isLocal = isLocalHost(hostname) && key === localKeys.publishable;
  if (!isLocal) return { siteUrl, mails, key, supabaseUrl, localPort: undefined };
  const localPort = process.env.SUPABASE_PORT ? portFrom('SUPABASE_PORT') : Number(port);
  return { siteUrl, mails, key, supabaseUrl: `http://127.0.0.1:${localPort}`, localPort };
}

/** Writes the port of SUPABASE_PORT into .dev.vars, for the Worker and other terminals. {@link putBackPort} undoes it. */
export function useLocalPort({ localPort, supabaseUrl }: DevVars): void {
  const before = readFileSync(file, 'utf8');
  if (!process.env.SUPABASE_PORT || !localPort || before.includes(`=${supabaseUrl}\n`)) return;
  const lines = `SUPABASE_URL=${supabaseUrl}\n# While npm start runs. Before: $&`;
  writeFileSync(file, before.replace(/^SUPABASE_URL=.*$/m, lines));
  console.log(`▸ Until this stops, ${file} says SUPABASE_URL=${supabaseUrl}.`);
}

/** Undoes that, also when the start that did it was killed. True if there was something to undo. */
export function putBackPort(): boolean {
  const changed = readFileSync(file, 'utf8');
  const before = changed.replace(/^.*\n# While npm start runs\. Before: (.*)$/m, '$1');
  if (before !== changed) writeFileSync(file, before);
  return before !== changed;
}
