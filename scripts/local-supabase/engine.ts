import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { postgrestError } from './error-answers.ts';

/** A PostgreSQL under the REST interface. */
export interface Engine {
  readonly connection: PgliteConnection | PostgresConnection;
  exec(script: string): Promise<void>;
  /** Runs one statement and gives its rows. */
  query(statement: string, values?: readonly string[]): Promise<readonly Record<string, unknown>[]>;
  /** Closes it; what was acknowledged is on disk already. */
  close(): Promise<void>;
}

/** PostgreSQL's numbers for the types that the drivers handle otherwise than PostgREST. */
const oid = { bool: 16, int4: 23, text: 25, timestamptz: 1184, numeric: 1700 } as const;

/** PostgREST's form of a point in time: `2026-11-21T09:00:00+00:00`, not `2026-11-21 09:00:00+00`. */
const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** As PostgREST hands it over: PostgreSQL refuses odd values itself, where drivers fail without a code or take "maybe" for false. */
const asText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const pgliteTypes = {
  parsers: { [oid.timestamptz]: isoTimestamp, [oid.numeric]: Number },
  serializers: {
    [oid.bool]: asText,
    [oid.int4]: asText,
    [oid.text]: asText,
    [oid.numeric]: asText,
  },
};

const serverType = <T>(type: number, parse: (text: string) => T) => ({
  to: type,
  from: [type],
  serialize: asText,
  parse,
});

const serverTypes = {
  timestamptz: serverType(oid.timestamptz, isoTimestamp),
  numeric: serverType(oid.numeric, Number),
  truth: serverType(oid.bool, (text) => text === 't'),
};

/** The embedded PostgreSQL, in a folder or, without one, in memory: fresh, or as the `image` of another has it. */
export async function openEmbedded(folder: string | null, image?: Blob): Promise<Engine> {
  const connection = await createPgliteConnection({
    ...(folder === null ? {} : { url: folder }),
    pgliteOptions: { ...pgliteTypes, ...(image && { loadDataDir: image }) },
  });
  correct(connection);
  const { driver } = connection;
  await driver.waitReady;
  return {
    connection,
    exec: async (script) => void (await driver.exec(script)),
    query: async (statement, values = []) =>
      (await driver.query<Record<string, unknown>>(statement, [...values])).rows,
    close: () => connection.close(),
  };
}

/** A PostgreSQL server of version 15 or later, by its postgres:// address; the user must be able to make roles. */
export async function openServer(address: string): Promise<Engine> {
  const connection = createPostgresConnection({
    url: address,
    // "Already exists, skipping" is no news.
    postgresOptions: { onnotice: () => undefined, types: serverTypes },
  });
  correct(connection);
  const { driver } = connection;
  return {
    connection,
    exec: async (script) => void (await driver.unsafe(script).simple()),
    query: (statement, values = []) => driver.unsafe(statement, [...values]),
    close: () => connection.close(),
  };
}

/**
 * On first use @supabase/lite grants everything to the request roles, which would undo the migrations' revokes, and some
 * errors lose their code. Throws when a method is gone: the access rules would silently be void.
 */
function correct(connection: PgliteConnection | PostgresConnection): void {
  const methods = { ensureRlsContext: async () => true, normalizeDbError: postgrestError };
  for (const [method, value] of Object.entries(methods)) {
    if (typeof Reflect.get(connection, method) !== 'function') {
      throw new Error(
        `@supabase/lite has no ${method} any more: go back to the pinned version or adapt scripts/local-supabase/engine.ts.`,
      );
    }
    Object.defineProperty(connection, method, { value });
  }
}
