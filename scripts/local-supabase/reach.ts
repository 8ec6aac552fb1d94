import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../app/server/supabase/database.types.ts';
import { readDevVars } from '../stack/dev-vars.ts';
import { StackError } from '../stack/fail.ts';
import { answers } from '../stack/ports.ts';
import { startLocalSupabase } from './index.ts';
import { localKeys } from './keys.ts';

/**
 * Gives work on the local tables the owner's rights: on the Supabase that runs (npm start, npm run dev, npm run db), else
 * on one of its own for as long as the work takes. Throws {@link StackError} where .dev.vars names a hosted project.
 */
export async function withLocalTables(
  work: (owner: SupabaseClient<Database>) => Promise<void>,
): Promise<void> {
  const { supabaseUrl, localPort } = readDevVars();
  if (!localPort) {
    throw new StackError(
      `.dev.vars names ${supabaseUrl}, which is not the local Supabase: see and edit its tables in Supabase's own table editor.`,
    );
  }
  if (await answers(localPort)) return work(clientOf(supabaseUrl));
  const own = await startLocalSupabase({ port: 0, dataFolder: '.supabase', seed: true });
  try {
    await work(clientOf(own.url));
  } finally {
    await own.stop();
  }
}

function clientOf(url: string): SupabaseClient<Database> {
  return createClient<Database>(url, localKeys.secret, {
    accessToken: async () => localKeys.secret,
  });
}
