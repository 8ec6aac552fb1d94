import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';
import { signup, submission } from './support/rows.ts';

/** A row that is no repetition of another. */
const another = <Row extends object>(row: Row, number: number): Row => ({
  ...row,
  ...('email' in row && { email: `reader${number}@charity.example` }),
  ...('message' in row && { message: `Hello ${number}` }),
});

const rowsOf = {
  newsletter_signups: signup,
  contact_submissions: submission,
};

describe.each(places)('on $name', ({ start }) => {
  let supabase: LocalSupabase;
  beforeAll(async () => {
    supabase = await start();
  });
  beforeEach(() =>
    supabase.engine.exec('truncate newsletter_signups, contact_submissions cascade'),
  );
  afterAll(() => supabase?.stop());

  /** Posts as anyone can who has read the publishable key in the site's code. */
  const post = (table: string, body: unknown, key = supabase.publishableKey) =>
    fetch(`${supabase.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  const count = async (table: string) => {
    const [row] = await supabase.engine.query(`select count(*)::int as count from public.${table}`);
    return row?.count;
  };

  describe.each(Object.entries(rowsOf))('%s', (table, row) => {
    it('takes no visitor’s rows in bulk, however few', async () => {
      for (const length of [2, 1_000]) {
        const answer = await post(
          table,
          Array.from({ length }, (_, index) => another(row, index)),
        );
        expect(answer.status).toBe(413);
        await answer.body?.cancel();
      }
      expect(await count(table)).toBe(0);
    });

    it('takes the owner’s rows in bulk', async () => {
      const answer = await post(
        table,
        [1, 2, 3].map((number) => another(row, number)),
        supabase.secretKey,
      );
      expect(answer.status).toBe(201);
      await answer.body?.cancel();
      expect(await count(table)).toBe(3);
    });

    it('takes no more than its bound in a minute, and takes rows again in the next', async () => {
      const visitor = clientOf(supabase.url, supabase.publishableKey);
      let sent = 0;
      const insert = async () => {
        sent += 1;
        const { status } = await (table === 'newsletter_signups'
          ? visitor.from('newsletter_signups').insert(another(signup, sent))
          : visitor.from('contact_submissions').insert(another(submission, sent)));
        return status;
      };
      const minute = (moment: string, rows: number) =>
        supabase.engine.query(
          `update private.visitor_writes set minute = ${moment}, rows_in_minute = ${rows} where table_name = $1`,
          [table],
        );
      await supabase.engine.query(
        'update private.visitor_writes set rows_per_minute = 3 where table_name = $1',
        [table],
      );
      await minute("'-infinity'", 0);
      const statuses: number[] = [];
      // Seven rows in at most two minutes of the clock: three or six are taken.
      for (let index = 0; index < 7; index += 1) statuses.push(await insert());
      expect(statuses.slice(0, 3)).toEqual([201, 201, 201]);
      expect(statuses).toContain(429);
      expect(await count(table)).toBe(statuses.filter((status) => status === 201).length);
      const [written] = await supabase.engine.query(
        'select rows_in_minute from private.visitor_writes where table_name = $1',
        [table],
      );
      expect(written?.rows_in_minute).toBeLessThanOrEqual(3);
      await minute("date_trunc('minute', now()) - interval '1 minute'", 3);
      expect(await insert()).toBe(201);
    });
  });

  it('a visitor’s statement ends after three seconds', async () => {
    const roles = await supabase.engine.query(
      "select rolconfig::text as settings from pg_roles where rolname = 'anon'",
    );
    expect(roles[0]?.settings).toContain('statement_timeout=3s');
  });
});
