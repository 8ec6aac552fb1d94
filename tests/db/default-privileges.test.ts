import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { migrate } from '../../scripts/local-supabase/prepare.ts';
import { asRole, clientOf, places } from './support/databases.ts';

/** What a later migration might add without a thought for access. */
const later = `
  create table public.later_table (id integer);
  insert into public.later_table values (1);
  create view public.later_view as select id from public.later_table;
  create sequence public.later_sequence;
  create function public.later_function() returns integer language sql as 'select 1';
`;

const uses = [
  ['table', 'select * from public.later_table'],
  ['view', 'select * from public.later_view'],
  ['sequence', "select nextval('public.later_sequence')"],
  ['function', 'select public.later_function()'],
] as const;

describe.each(places)('what is added later, on $name', ({ start }) => {
  let supabase: LocalSupabase;
  beforeAll(async () => {
    supabase = await start();
    // A second start of the site must not open it again.
    await migrate(supabase.engine);
    await supabase.engine.exec(later);
  });
  afterAll(() => supabase?.stop());

  it.each(uses)('a %s is closed to visitors', async (_kind, statement) => {
    const { engine } = supabase;
    for (const role of ['anon', 'authenticated']) {
      await expect(engine.exec(asRole(role, statement))).rejects.toThrow(/permission denied/);
    }
  });

  it.each(uses)('a %s is open to the owner’s key', async (_kind, statement) => {
    await supabase.engine.exec(asRole('service_role', statement));
  });

  it('is refused through the REST interface too', async () => {
    const headers = {
      apikey: supabase.publishableKey,
      authorization: `Bearer ${supabase.publishableKey}`,
    };
    for (const path of ['later_table', 'later_view', 'rpc/later_function']) {
      const answer = await fetch(`${supabase.url}/rest/v1/${path}`, {
        method: path.startsWith('rpc/') ? 'POST' : 'GET',
        headers,
      });
      await answer.body?.cancel();
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
    }
    const visitor = clientOf(supabase.url, supabase.publishableKey);
    expect((await visitor.rpc('posting_findings')).error).not.toBeNull();
  });
});
