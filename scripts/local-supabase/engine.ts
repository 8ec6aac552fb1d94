import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { correct, pgliteTypes } from './corrections.ts';

/** The embedded PostgreSQL under the REST interface. */
export interface Engine {
  readonly connection: PgliteConnection;
  exec(script: string): Promise<void>;
  /** Runs one statement and gives its rows. */
  query(statement: string, values?: readonly string[]): Promise<readonly Record<string, unknown>[]>;
  /** Closes it. Acknowledged writes are on disk before that. */
  close(): Promise<void>;
}

/** Opens it in a folder or in memory. An `image` is a copy of another database. */
export async function openEmbedded(folder: string | null, image?: Blob): Promise<Engine> {
  const connection = await createPgliteConnection({
    ...(folder === null ? {} : { url: folder }),
    pgliteOptions: { ...pgliteTypes, ...(image && { loadDataDir: image }) },
  });
  correct(connection);
  const { driver } = connection;
  await driver.waitReady;
  // A server applies a database's own settings to each connection. This one does not.
  await driver.exec(
    `do $$ declare own record; begin
      for own in select split_part(pair, '=', 1) as name, split_part(pair, '=', 2) as value
        from pg_db_role_setting, unnest(setconfig) as pair where setdatabase <> 0 and setrole = 0
      loop perform set_config(own.name, own.value, false); end loop; end $$`,
  );
  return {
    connection,
    exec: async (script) => void (await driver.exec(script)),
    query: async (statement, values = []) =>
      (await driver.query<Record<string, unknown>>(statement, [...values])).rows,
    close: () => connection.close(),
  };
}
