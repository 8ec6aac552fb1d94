import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../app/server/supabase/database.types.ts';
import { answers } from '../stack/answers.ts';
import { readDevVars } from '../stack/dev-vars.ts';
import { StackError } from '../stack/fail.ts';
import { startLocalSupabase } from './index.ts';
import { localKeys } from './keys.ts';

/** The local tables with the owner's rights. */
export interface LocalTables {
  readonly client: SupabaseClient<Database>;
  close(): Promise<void>;
}

/**
 * Opens the local tables: on the Supabase that runs (npm start, npm run dev, npm run db), else on one of its own until
 * `close`. Throws {@link StackError} where .dev.vars names a hosted project.
 */
export async function openLocalTables(): Promise<LocalTables> {
  const { supabaseUrl, localPort } = readDevVars();
  if (!localPort) {
    throw new StackError(
      `.dev.vars names ${supabaseUrl}, which is not the local Supabase: see and edit its tables in Supabase's own table editor; npm run db:check reads them with SUPABASE_URL and SUPABASE_SECRET_KEY (README).`,
    );
  }
  if (await answers(localPort)) {
    return { client: ownerOf(supabaseUrl, localKeys.secret), close: async () => undefined };
  }
  const own = await startLocalSupabase({ port: 0, dataFolder: '.supabase', seed: true });
  return { client: ownerOf(own.url, own.secretKey), close: () => own.stop() };
}

/** Gives work on the local tables the owner's rights, for as long as the work takes. */
export async function withLocalTables(
  work: (owner: SupabaseClient<Database>) => Promise<void>,
): Promise<void> {
  const tables = await openLocalTables();
  try {
    await work(tables.client);
  } finally {
    await tables.close();
  }
}

/** A client that may do everything; `key` is the secret one. */
export function ownerOf(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, { accessToken: async () => key, db: { retry: false } });
}
