import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../app/server/supabase/database.types.ts';
import { StackError } from '../stack/fail.ts';
import { answers, portFrom } from '../stack/ports.ts';
import { startLocalSupabase } from './index.ts';
import { localKeys } from './keys.ts';

/** A database as its owner reaches it: everything may be read and written. */
export interface OwnerDatabase {
  /** Where it is, for the reader of a command's output. */
  readonly name: string;
  readonly client: SupabaseClient<Database>;
  close(): Promise<void>;
}

/**
 * The hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY name; without them the local Supabase, which is started
 * for as long as it is needed unless it runs already. Throws {@link StackError} when only one of the two is set.
 */
export async function openOwnerDatabase(): Promise<OwnerDatabase> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (url && key) return { name: url, client: clientFor(url, key), close: async () => undefined };
  if (url || key) {
    throw new StackError(
      'Set both SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, or neither for the local database.',
    );
  }
  const name = 'the local database';
  const port = portFrom('SUPABASE_PORT');
  if (await answers(port)) {
    const client = clientFor(`http://127.0.0.1:${port}`, localKeys.secret);
    return { name, client, close: async () => undefined };
  }
  const supabase = await startLocalSupabase({ dataFolder: '.supabase', port: 0, seed: true });
  return {
    name,
    client: clientFor(supabase.url, supabase.secretKey),
    close: () => supabase.stop(),
  };
}

function clientFor(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    accessToken: async () => key,
    db: { retry: false },
  });
}
