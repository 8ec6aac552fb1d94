-- Default privileges. A hosted project grants its request roles everything on new tables, views, sequences and functions,
-- and PostgreSQL lets everybody execute a new function. Both are revoked here, so that a later migration has to grant what
-- it opens. service_role, the owner's key, keeps its rights.
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

-- No API key reaches this schema; security definer functions, triggers and scheduled jobs use it.
create schema private;
revoke all on schema private from public;

-- No visitor's statement needs longer. A role belongs to the whole server, so another database may alter it concurrently.
do $$
begin
  alter role anon set statement_timeout = '3s';
exception
  when internal_error then null;
end
$$;
