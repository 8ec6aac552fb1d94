import { beforeAll, describe, expect, it } from 'vitest';
import { columns } from '../../app/content/contact-fields.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { migrate } from '../../scripts/local-supabase/open.ts';
import { asRole, job, signup, submission, TestDatabase } from './support/databases.ts';

const refused = { status: 401, error: { code: '42501' } };
const taken = { status: 201, error: null };

const db = new TestDatabase();

describe('a visitor', () => {
  it('signs up and sends a message, which the owner reads as they were sent', async () => {
    expect(await db.visitor.from('newsletter_signups').insert(signup)).toMatchObject(taken);
    expect(await db.visitor.from('contact_submissions').insert(submission)).toMatchObject(taken);
    const { data } = await db.owner.from('newsletter_signups').select('email, company, created_at');
    const created_at = signup.created_at.replace('.000Z', '+00:00');
    expect(data).toEqual([{ ...signup, created_at }]);
    const messages = await db.owner.from('contact_submissions').select('*');
    const created = { created_at: expect.stringMatching(/T.*\+00:00$/) };
    expect(messages.data).toMatchObject([{ ...submission, ...created }]);
  });

  // Of a message those columns that the form and the privacy policy list, and its status.
  it('may read jobs and write these columns of messages and signups, and has no other right', async () => {
    const rights = await db.query(
      `select grantee, privilege_type, table_name, null as columns from information_schema.table_privileges
       where grantee in ('PUBLIC', 'anon', 'authenticated') and table_schema in ('public', 'private')
       union all
       select grantee, privilege_type, table_name, array_agg(column_name::text order by column_name)
       from information_schema.column_privileges
       where grantee in ('PUBLIC', 'anon', 'authenticated') and table_schema in ('public', 'private')
         and (table_name, privilege_type) <> ('jobs', 'SELECT')
       group by 1, 2, 3 order by table_name`,
    );
    const write = { grantee: 'anon', privilege_type: 'INSERT' };
    const written = [...columns, 'status'].sort();
    expect(rights).toEqual([
      { ...write, table_name: 'contact_submissions', columns: written },
      { ...write, privilege_type: 'SELECT', table_name: 'jobs', columns: null },
      { ...write, table_name: 'newsletter_signups', columns: Object.keys(signup).sort() },
    ]);
  });

  it('writes no status but new', async () => {
    const row = { ...submission, message: 'Another', status: 'answered' };
    expect(await db.visitor.from('contact_submissions').insert(row)).toMatchObject(refused);
  });

  it('reads the open positions and no other, and adds none', async () => {
    await db.exec('delete from public.jobs');
    await db.owner.from('jobs').insert({ ...job, slug: 'active' });
    await db.owner.from('jobs').insert({ ...job, slug: 'hidden', is_active: false });
    const jobs = db.visitor.from('jobs');
    const { data } = await jobs.select('slug');
    expect(data).toEqual([{ slug: 'active' }]);
    expect(await jobs.insert({ ...job, slug: 'mine' })).toMatchObject(refused);
  });

  it('has three seconds for a statement', async () => {
    const [role] = await db.query(
      "select rolconfig::text as settings from pg_roles where rolname = 'anon'",
    );
    expect(role?.settings).toContain('statement_timeout=3s');
  });
});

const roles = "rolname in ('anon', 'authenticated', 'service_role')";

describe('functions and private tables', () => {
  it('are run by visitors where they ask for a token, or give the version of the schema', async () => {
    // The owner's key runs all that is public; of the rest what a CHECK and a default of what it writes ask.
    const rows = await db.query(
      `select rolname || ': ' || pronamespace::regnamespace || '.' || proname
         || '(' || oidvectortypes(proargtypes) || ')' as name from pg_proc, pg_roles
       where ${roles} and has_function_privilege(rolname, pg_proc.oid, 'execute')
         and (pronamespace = 'private'::regnamespace
           or pronamespace = 'public'::regnamespace and rolname <> 'service_role') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'anon: private.has_worker_token()',
      'anon: public.claim_mails(text, uuid)',
      'anon: public.mark_answered(uuid)',
      'anon: public.note_mailed(uuid, text)',
      'anon: public.read_submission(uuid)',
      'anon: public.schema_version()',
      'anon: public.unsubscribe(uuid)',
      'service_role: private.has_worker_token()',
      'service_role: private.yearly_pay(numeric, text, numeric)',
    ]);
  });

  it('do nothing for another token', async () => {
    await db.owner.from('contact_submissions').insert({ ...submission, message: 'For a token' });
    const [{ id } = {}] = await db.query('select id from public.contact_submissions limit 1');
    for (const name of ['claim_mails', 'note_mailed', 'read_submission', 'mark_answered']) {
      const row = { submission: id, ...(name === 'claim_mails' && { time_zone: 'UTC' }) };
      for (const token of ['', localKeys.notices.toUpperCase()]) {
        const answer = await db.send(`rpc/${name}`, { row, headers: { 'x-worker-token': token } });
        expect(answer, name).toMatchObject({ status: 401, body: { code: '42501' } });
      }
    }
  });

  it('are out of reach in the private schema', async () => {
    const rows = await db.query(
      `select rolname, pg_class.oid::regclass::text as name from pg_class, pg_roles
       where ${roles} and relnamespace = 'private'::regnamespace and relkind in ('r', 'v') and (
         has_schema_privilege(rolname, relnamespace, 'usage')
         or has_table_privilege(rolname, pg_class.oid, 'select, insert, update, delete, truncate, references, trigger')
       )`,
    );
    expect(rows).toEqual([]);
  });

  it('have an empty search path', async () => {
    const rows = await db.query(
      `select oid::regprocedure::text as name from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce(proconfig @> array['search_path=""'], false)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('what a later migration adds', () => {
  beforeAll(async () => {
    // A second start of the site must not open it again.
    await migrate(db.supabase.engine);
    await db.exec(`
      create table public.later_table (id integer);
      create view public.later_view as select id from public.later_table;
      create sequence public.later_sequence;
      create function public.later_function() returns integer language sql as 'select 1';
      create function private.later_function() returns integer language sql as 'select 1';
    `);
  });

  it.each([
    'select * from public.later_table',
    'select * from public.later_view',
    "select nextval('public.later_sequence')",
    'select public.later_function()',
  ])('is closed to visitors and open to the owner’s key: %s', async (statement) => {
    for (const role of ['anon', 'authenticated']) {
      await expect(db.exec(asRole(role, statement))).rejects.toThrow(/permission denied/);
    }
    await db.exec(asRole('service_role', statement));
    const inPrivate = asRole('service_role', 'select private.later_function()');
    await expect(db.exec(inPrivate)).rejects.toThrow(/permission denied/);
  });
});
