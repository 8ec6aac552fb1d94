import * as v from 'valibot';
import type { Engine } from '../local-supabase/engine.ts';
import { StackError } from '../stack/command.ts';

/*
 * A backup is lines of JSON: what it holds, with the number of rows in each table; each table's name and its rows; and a
 * last line. pg_dump marks neither the end of its text nor how much there was, needs a client of the server's version, and
 * cannot read the embedded database of the tests.
 */

const TableSchema = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.number(),
});
const HeadSchema = v.object({
  backup: v.literal(1),
  made: v.string(),
  schema: v.string(),
  tables: v.array(TableSchema),
});

export type Head = v.InferOutput<typeof HeadSchema>;

/** Rows that are sent or fetched at once. */
const batch = 500;
const lastLine = JSON.stringify({ end: true });

/** How often strangers wrote is counted anew. Everything else that the migrations made is kept. */
const tablesWithColumns = `
  select table_schema || '.' || table_name as name, json_agg(column_name order by ordinal_position)::text as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema in ('public', 'private') and table_type = 'BASE TABLE' and table_name <> 'visitor_writes'
  group by table_schema, table_name order by 1`;

const numberOf = async (engine: Engine, table: string) =>
  Number((await engine.query(`select count(*) as rows from ${table}`))[0]?.rows);

async function schemaVersion(engine: Engine): Promise<string> {
  const found = await engine.query(
    "select to_regproc('public.schema_version') is not null as known",
  );
  if (found[0]?.known !== true)
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
export async function* dump(engine: Engine): AsyncGenerator<string> {
  await engine.exec('begin transaction isolation level repeatable read read only');
  try {
    const head: Head = {
      backup: 1,
      made: new Date().toISOString(),
      schema: await schemaVersion(engine),
      tables: await readTables(engine),
    };
    yield JSON.stringify(head);
    for (const { name } of head.tables) {
      yield JSON.stringify({ table: name });
      await engine.exec(
        `declare every_row no scroll cursor for select to_jsonb(it)::text as line from ${name} as it`,
      );
      for (;;) {
        const rows = await engine.query(`fetch ${batch} from every_row`);
        for (const { line } of rows) yield String(line);
        if (rows.length < batch) break;
      }
      await engine.exec('close every_row');
    }
    yield lastLine;
  } finally {
    await engine.exec('rollback');
  }
}

const cut = () =>
  new StackError('The file is cut or was changed: nothing was restored. Take another backup.');

export function readHead(line: string | undefined): Head {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), HeadSchema), line);
  if (!parsed.success) throw cut();
  return parsed.output;
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
export async function restore(
  engine: Engine,
  head: Head,
  lines: { next(): IteratorResult<string> | Promise<IteratorResult<string>> },
): Promise<void> {
  const version = await schemaVersion(engine);
  if (head.schema > version) {
    throw new StackError(
      `The backup is of ${head.schema}, the database has the migrations up to ${version}: run npm run db:push first.`,
    );
  }
  const tables = await readTables(engine);
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw cut();
    return value;
  };
  await engine.exec('begin; set local session_replication_role = replica');
  try {
    await engine.exec(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const { name, columns, rows } of head.tables) {
      if ((await next()) !== JSON.stringify({ table: name })) throw cut();
      for (let left = rows; left > 0; left -= batch) {
        const some: string[] = [];
        while (some.length < Math.min(left, batch)) some.push(await next());
        await insert(engine, name, columns, some);
      }
    }
    if ((await next()) !== lastLine) throw cut();
    for (const { name, rows } of head.tables) {
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
  // PostgreSQL writes a blank after a colon; our own lines have none.
  if (rows.some((row) => !/^\{"\w+": .*\}$/s.test(row))) throw cut();
  await engine.query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [`[${rows.join(',')}]`],
  );
  for (const { column_name } of await engine.query(
    "select column_name from information_schema.columns where is_identity = 'YES' and table_schema || '.' || table_name = $1",
    [table],
  )) {
    await engine.query(
      `select setval(pg_get_serial_sequence('${table}', '${column_name}'), max("${column_name}")) from ${table}`,
    );
  }
}
