import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../app/server/supabase/database.types.ts';
import { StackError } from '../stack/command.ts';
import { readDevVars } from '../stack/dev-vars.ts';
import { answers } from '../stack/ports.ts';
import { startLocalSupabase } from './index.ts';
import { localKeys } from './keys.ts';

/** The hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY name, or else the local database. */
export async function openOwnerDatabase() {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (url && key) return ownerOf(url, url, key);
  if (url || key) {
    throw new StackError(
      'Set both SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, or neither for the local database.',
    );
  }
  return openLocal();
}

/** The local database. A local Supabase is started for it unless one runs already. */
export async function openLocal() {
  const { supabaseUrl, localPort } = readDevVars();
  if (!localPort) {
    throw new StackError(
      `.dev.vars names ${supabaseUrl}, which is not the local Supabase: edit its tables in Supabase's table editor, or set SUPABASE_URL and SUPABASE_SECRET_KEY for npm run db:check.`,
    );
  }
  const name = 'the local database';
  if (await answers(localPort)) return ownerOf(name, supabaseUrl, localKeys.secret);
  const own = await startLocalSupabase(0);
  return ownerOf(name, own.url, own.secretKey, own.stop);
}

/** A database with its secret key, which may read and write everything. Take it with `await using`. */
function ownerOf(name: string, url: string, key: string, close = async () => {}) {
  const client = createClient<Database>(url, key, {
    accessToken: async () => key,
    db: { retry: false },
  });
  return { name, client, url, key, [Symbol.asyncDispose]: close };
}
