import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../app/server/supabase/database.types.ts';
import { StackError } from '../stack/command.ts';
import { readDevVars } from '../stack/dev-vars.ts';
import { answers } from '../stack/ports.ts';
import { startLocalSupabase } from './index.ts';
import { localKeys } from './keys.ts';

/** The local database. A local Supabase is started for it unless one runs already. */
export async function openLocal() {
  const { supabaseUrl, localPort } = readDevVars();
  if (!localPort) {
    throw new StackError(
      `.dev.vars names ${supabaseUrl}, which is not the local Supabase: edit its tables in Supabase's table editor.`,
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
