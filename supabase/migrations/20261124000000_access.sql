-- Access in general; the rules of each table stand with the table. A hosted project grants everything on new tables, views,
-- sequences and functions to its request roles, and PostgreSQL lets everybody run a new function. Both are taken back
-- here, so that whatever a later migration adds is closed until a grant opens it. service_role, the owner's key, keeps
-- what it has.
do $$
declare
  maker name;
begin
  foreach maker in array array[current_user, 'postgres', 'supabase_admin'] loop
    continue when not exists (
      select from pg_roles where rolname = maker and pg_has_role(current_user, oid, 'member')
    );
    execute format('alter default privileges for role %I in schema public revoke all on tables from anon, authenticated', maker);
    execute format('alter default privileges for role %I in schema public revoke all on sequences from anon, authenticated', maker);
    execute format('alter default privileges for role %I in schema public revoke all on functions from anon, authenticated', maker);
    -- PUBLIC's right to run functions belongs to no schema, so it cannot be revoked in one.
    execute format('alter default privileges for role %I revoke execute on functions from public', maker);
  end loop;
end
$$;

grant usage on schema public to anon, service_role;

-- What no key reaches: only functions that run with their owner's rights, triggers and scheduled jobs use it.
create schema private;
revoke all on schema private from public;

-- No visitor's statement needs longer. Roles belong to the server, so another of its databases may set the same just now.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon' and 'statement_timeout=3s' = any (rolconfig)) then
    alter role anon set statement_timeout = '3s';
  end if;
exception
  when internal_error then null;
end
$$;
