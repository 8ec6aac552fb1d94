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

-- No visitor's statement needs longer.
alter role anon set statement_timeout = '3s';

-- SHA-256 hashes of the Worker's tokens (NOTICES_TOKEN). Two may be valid while one replaces the other.
create table private.worker_tokens (
  hash bytea primary key,
  created_at timestamptz not null default now()
);

-- PostgREST gives a request's headers to the database.
create function private.request_header(name text) returns text
language sql stable
set search_path = ''
return nullif(current_setting('request.headers', true), '')::json ->> name;

create function private.has_worker_token() returns boolean
language sql stable security definer
set search_path = ''
return exists (
  select from private.worker_tokens
  where hash = sha256(convert_to(private.request_header('x-worker-token'), 'UTF8'))
);
