import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dump, restore, rowsIn } from '../../scripts/backup/archive.ts';
import { sealer, unseal } from '../../scripts/backup/seal.ts';
import type { Engine } from '../../scripts/local-supabase/engine.ts';
import { openInMemory } from '../../scripts/local-supabase/open.ts';

let source: Engine;
let target: Engine;
let lines: readonly string[];

beforeAll(async () => {
  [source, target] = await Promise.all([openInMemory(), openInMemory()]);
  await source.exec(`
    insert into public.contact_submissions (full_name, email_address, country, interest_area, message)
    select 'Ann ' || n, 'a' || n || '@x.example', 'Canada', 'General Inquiry',
      E'"quoted" \\\\ back\\n\\t\\u2028é🙂 {"a":1}' || n from generate_series(1, 9) as n;
    insert into public.newsletter_signups (email, company, withdrawn_at)
    values ('one@x.example', 'Ours', null), ('two@x.example', 'Ours', '2026-01-02 03:04:05.678901Z');
    update public.contact_submissions set status = 'answered' where full_name = 'Ann 7';
    update public.jobs set title = title || '!';
    insert into private.outbox (kind, covers) values ('newsletter-summary', '(-infinity,2026-01-01)');
    insert into private.worker_tokens (hash) values (sha256('token'))`);
  lines = await dump(source);
});
afterAll(() => Promise.all([source.close(), target.close()]));

/** Every row of every table, and who may do what with it. */
async function stateOf(engine: Engine) {
  const tables = await engine.query(
    `select oid::regclass::text as name, relacl::text as rights, relrowsecurity as bound from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and relname <> 'visitor_writes' order by 1`,
  );
  return Promise.all(
    tables.map(async (table) => [
      table,
      await engine.query(`select it::text as row from ${table.name} as it order by 1`),
    ]),
  );
}

it('a backup that lacks a row changes nothing', async () => {
  const before = await stateOf(target);
  await expect(restore(target, lines.slice(0, -1))).rejects.toThrow('rows instead of');
  expect(await stateOf(target)).toEqual(before);
});

it('a sealed file of which a byte is missing or another is refused, and so is another key', async () => {
  const secret = await generateX25519Identity();
  const sealed = await sealer(await identityToRecipient(secret))(lines);
  expect(await unseal(sealed, secret)).toEqual(lines);
  for (const at of [0, 50, 300, sealed.length >> 1, sealed.length - 1]) {
    const changed = sealed.map((byte, index) => (index === at ? byte ^ 1 : byte));
    for (const bytes of [sealed.slice(0, at), changed]) {
      await expect(unseal(bytes, secret)).rejects.toThrow('cut or changed');
    }
  }
  await expect(unseal(sealed, await generateX25519Identity())).rejects.toThrow('for this key');
  await expect(unseal(sealed, 'AGE-SECRET')).rejects.toThrow('Set BACKUP_SECRET_KEY');
  expect(() => sealer('age1')).toThrow('Set BACKUP_PUBLIC_KEY');
});

it('a backup of a newer schema waits for the migrations', async () => {
  const head = lines[0]?.replace(/"schema":"\d+"/, '"schema":"29991231000000"');
  await expect(restore(target, [String(head), ...lines.slice(1)])).rejects.toThrow(
    'npm run db:push first',
  );
});

it('restores every row and every right, mails nothing again, and counts on', async () => {
  // More than are sent at once.
  await source.exec(`insert into public.newsletter_signups (email, company)
    select n || '@x.example', 'Ours' from generate_series(1, 1001) as n`);
  expect(await rowsIn(target)).toBeGreaterThan(0);
  await restore(target, await dump(source));
  expect(await stateOf(target)).toEqual(await stateOf(source));
  const newest = 'select max(id)::int as id from private.job_postings_history';
  const [before] = await target.query(newest);
  await target.exec('update public.jobs set is_active = false');
  const [after] = await target.query(newest);
  expect(after?.id).toBeGreaterThan(Number(before?.id));
});

it('leaves a table alone that the backup does not know, which a later migration made', async () => {
  await target.exec('create table private.later (id int); insert into private.later values (7)');
  await restore(target, lines);
  expect(await target.query('select id from private.later')).toEqual([{ id: 7 }]);
});
