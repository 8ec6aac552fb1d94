import { readdir } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../../scripts/local-supabase/engine.ts';
import { startLocalSupabase } from '../../scripts/local-supabase/index.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { migrate } from '../../scripts/local-supabase/open.ts';
import { projectProblem } from '../../scripts/stack/hosted.ts';

/** The first migration that the site can do without: from here on, code of one version meets tables of another. */
const first = '20261124001000';

/** What visitors' requests can use: columns by right, and functions by their arguments, an optional one marked. */
const used = `
  select table_name || '.' || column_name || ' ' || privilege_type as name
  from information_schema.column_privileges where grantee = 'anon' and table_schema = 'public'
  union all
  select proname || '(' || pg_get_function_arguments(oid) || ') ' || pg_get_function_result(oid) from pg_proc
  where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
  union all
  select 'needs ' || table_name || '.' || column_name from information_schema.columns
  where table_schema = 'public' and is_nullable = 'NO' and column_default is null`;

const files = (await readdir('supabase/migrations')).sort();
const versions = files.map((file) => file.slice(0, first.length));

it('an older site works on a newer database: no migration takes away what it uses, or asks for more', async () => {
  const engine = await openEmbedded(null);
  onTestFinished(() => engine.close());
  const now = async () => new Set((await engine.query(used)).map(({ name }) => String(name)));
  await migrate(engine, first);
  let before = await now();
  for (const version of versions.filter((version) => version > first)) {
    await migrate(engine, version);
    const after = await now();
    const needs = (names: Set<string>) => [...names].filter((name) => name.startsWith('needs '));
    expect(
      [...before].filter((name) => !after.has(name)),
      version,
    ).toEqual([]);
    expect(
      needs(after).filter((name) => !before.has(name)),
      version,
    ).toEqual([]);
    before = after;
  }
});

it('a newer site is not published to an older database, and the sentence names the command', async () => {
  const engine = await openEmbedded(null);
  for (const version of versions.filter((version) => version >= first)) {
    await migrate(engine, version);
    if (version === versions.at(-2)) break;
  }
  const supabase = await startLocalSupabase(0, Promise.resolve(engine));
  onTestFinished(supabase.stop);
  expect(await projectProblem(supabase.url, localKeys.publishable)).toContain('npm run db:push');
  await migrate(engine);
  expect(await projectProblem(supabase.url, localKeys.publishable)).toBeUndefined();
});
