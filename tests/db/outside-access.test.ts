import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { places } from './support/databases.ts';

/** What a visitor's key may call: each of them asks for a token of its own. */
const doors = [
  'public.claim_notices(text)',
  'public.mark_answered(text,uuid)',
  'public.mark_notice_sent(text,uuid)',
  'public.plan_notices(text,text)',
  'public.read_submission(text,uuid)',
  'public.unsubscribe(uuid)',
];

describe.each(places)('from outside, on $name', ({ start }) => {
  let supabase: LocalSupabase;
  beforeAll(async () => {
    supabase = await start();
  });
  afterAll(() => supabase?.stop());

  const functionsFor = async (role: string) => {
    const rows = await supabase.engine.query(
      `select space.nspname, function.proname, oidvectortypes(function.proargtypes) as types
       from pg_proc as function join pg_namespace as space on space.oid = function.pronamespace
       where space.nspname = 'public' and has_function_privilege($1, function.oid, 'execute')`,
      [role],
    );
    return rows
      .map(
        ({ nspname, proname, types }) =>
          `${nspname}.${proname}(${String(types).replaceAll(', ', ',')})`,
      )
      .sort();
  };

  it('a visitor may call these functions and no other', async () => {
    expect(await functionsFor('anon')).toEqual(doors);
    expect(await functionsFor('authenticated')).toEqual([]);
  });

  it.each(['anon', 'authenticated'])('%s reaches nothing in the private schema', async (role) => {
    const [schema] = await supabase.engine.query(
      `select has_schema_privilege($1, 'private', 'usage') as may`,
      [role],
    );
    expect(schema).toEqual({ may: false });
    const tables = await supabase.engine.query(
      `select oid::regclass::text as name from pg_class
       where relnamespace = 'private'::regnamespace and relkind in ('r', 'v')
         and has_table_privilege($1, oid, 'select, insert, update, delete, truncate, references, trigger')`,
      [role],
    );
    expect(tables).toEqual([]);
    const all = await supabase.engine.query(
      `select 1 from pg_class where relnamespace = 'private'::regnamespace and relkind in ('r', 'v')`,
    );
    expect(all.length).toBeGreaterThanOrEqual(5);
  });

  it('every function that acts with the owner’s rights has an empty search path', async () => {
    const rows = await supabase.engine.query(
      `select oid::regprocedure::text as name from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
         and not coalesce(proconfig @> array['search_path=""'], false)`,
    );
    expect(rows).toEqual([]);
  });

  it.each(['outbox', 'worker_tokens', 'settings', 'newsletter_list'])(
    'the REST interface has no %s',
    async (table) => {
      const key = supabase.publishableKey;
      const headers = { apikey: key, Authorization: `Bearer ${key}`, 'Accept-Profile': 'private' };
      for (const address of [
        `${supabase.url}/rest/v1/${table}`,
        `${supabase.url}/rest/v1/private.${table}`,
      ]) {
        const response = await fetch(address, { headers });
        await response.arrayBuffer();
        expect(response.status, address).toBeGreaterThanOrEqual(400);
      }
    },
  );
});
