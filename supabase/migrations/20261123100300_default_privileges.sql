-- A hosted project grants everything on later tables, views, sequences and functions to its request roles, and
-- PostgreSQL itself lets everybody run a new function. Taken back: what a later migration adds is closed until a
-- grant says otherwise. service_role, the owner's key, keeps what it has.

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
    -- Everybody's right to run functions is no schema's, so it cannot be taken back in one.
    execute format('alter default privileges for role %I revoke execute on functions from public', maker);
  end loop;
end
$$;
