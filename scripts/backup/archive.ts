import * as v from 'valibot';
import type { Engine } from '../local-supabase/engine.ts';
import { StackError } from '../stack/command.ts';

/*
 * A backup is lines of JSON: what it holds, with the number of rows in each table; and each table's name and its rows. That
 * it is whole is sure from its encryption (seal.ts). pg_dump does not say how many rows there were, needs a client of the
 * server's version, and cannot read the embedded database of the tests.
 */

const HeadSchema = v.object({
  backup: v.literal(1),
  made: v.string(),
  schema: v.string(),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number() })),
});

type Head = v.InferOutput<typeof HeadSchema>;

/** Rows that are sent at once. */
const batch = 500;

/** How often strangers wrote is counted anew. Everything else that the migrations made is kept. */
const tablesWithColumns = `
  select table_schema || '.' || table_name as name, json_agg(column_name order by ordinal_position)::text as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema in ('public', 'private') and table_type = 'BASE TABLE' and table_name <> 'visitor_writes'
  group by table_schema, table_name order by 1`;

const numberOf = async (engine: Engine, table: string) =>
  Number((await engine.query(`select count(*) as rows from ${table}`))[0]?.rows);

async function schemaVersion(engine: Engine): Promise<string> {
  const [found] = await engine.query("select to_regproc('public.schema_version') as name");
  if (!found?.name)
    throw new StackError('This database lacks the newest migrations: npm run db:push.');
  return String((await engine.query('select public.schema_version() as version'))[0]?.version);
}

async function readTables(engine: Engine): Promise<Head['tables']> {
  const tables: Head['tables'] = [];
  for (const { name, columns } of await engine.query(tablesWithColumns)) {
    const parsed = v.parse(v.array(v.string()), JSON.parse(String(columns)));
    const rows = await numberOf(engine, String(name));
    tables.push({ name: String(name), columns: parsed, rows });
  }
  return tables;
}

/** All rows as they were at one moment. The engine must have one connection. */
export async function dump(engine: Engine): Promise<readonly string[]> {
  await engine.exec('begin transaction isolation level repeatable read read only');
  try {
    const tables = await readTables(engine);
    const made = new Date().toISOString();
    const head: Head = { backup: 1, made, schema: await schemaVersion(engine), tables };
    const lines = [JSON.stringify(head)];
    for (const { name } of tables) {
      const rows = await engine.query(`select to_jsonb(it)::text as line from ${name} as it`);
      lines.push(JSON.stringify({ table: name }));
      for (const { line } of rows) lines.push(String(line));
    }
    return lines;
  } finally {
    await engine.exec('rollback');
  }
}

/** What a backup holds. Throws {@link StackError}. */
export function readHead([line]: readonly string[]): Head {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), HeadSchema), line);
  if (parsed.success) return parsed.output;
  throw new StackError('The file is no backup: nothing was restored. Take another one.');
}

/** How many rows a database has that a restore would replace. */
export async function rowsIn(engine: Engine): Promise<number> {
  const tables = await readTables(engine);
  const counted = tables.filter(({ name }) => name.startsWith('public.'));
  return counted.reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * Replaces all rows by the backup's, in one transaction: afterwards every table has as many rows as the backup says, or
 * nothing has changed. Triggers are off, so that no old message is mailed again. The engine must have one connection.
 */
export async function restore(engine: Engine, backup: readonly string[]): Promise<void> {
  const { schema, tables } = readHead(backup);
  const version = await schemaVersion(engine);
  if (schema > version) {
    throw new StackError(
      `The backup is of ${schema}, the database has the migrations up to ${version}: run npm run db:push first.`,
    );
  }
  await engine.exec('begin; set local session_replication_role = replica');
  try {
    // Only what refers to these goes too: a table of a later migration keeps what that wrote.
    await engine.exec(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
    let at = 1;
    for (const { name, columns, rows } of tables) {
      await insert(engine, name, columns, backup.slice(at + 1, at + 1 + rows));
      at += 1 + rows;
      const stored = await numberOf(engine, name);
      if (stored !== rows)
        throw new StackError(
          `${name} has ${stored} rows instead of ${rows}: nothing was restored.`,
        );
    }
    await engine.exec('commit');
  } catch (error) {
    await engine.exec('rollback');
    throw error;
  }
}

async function insert(
  engine: Engine,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
) {
  const names = columns.map((column) => `"${column}"`).join(', ');
  for (let first = 0; first < rows.length; first += batch) {
    await engine.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [`[${rows.slice(first, first + batch).join(',')}]`],
    );
  }
  for (const { column_name } of await engine.query(
    "select column_name from information_schema.columns where is_identity = 'YES' and table_schema || '.' || table_name = $1",
    [table],
  )) {
    await engine.query(
      `select setval(pg_get_serial_sequence('${table}', '${column_name}'), max("${column_name}")) from ${table}`,
    );
  }
}
