import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../app/server/supabase/database.types.ts';
import { StackError } from '../stack/fail.ts';
import { openLocalTables, ownerOf } from './reach.ts';

/** A database as its owner reaches it: everything may be read and written. */
export interface OwnerDatabase {
  /** Where it is, for the reader of a command's output. */
  readonly name: string;
  readonly client: SupabaseClient<Database>;
  close(): Promise<void>;
}

/**
 * The hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY name; without them the local tables. Throws
 * {@link StackError} when only one of the two is set, or where .dev.vars names a hosted project.
 */
export async function openOwnerDatabase(): Promise<OwnerDatabase> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (url && key) return { name: url, client: ownerOf(url, key), close: async () => undefined };
  if (url || key) {
    throw new StackError(
      'Set both SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, or neither for the local database.',
    );
  }
  return { name: 'the local database', ...(await openLocalTables()) };
}
