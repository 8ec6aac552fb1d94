-- How long personal data is kept (privacy policy: inquiry records 1 to 3 years). Messages go after three years,
-- every night where pg_cron is to be had; docs/operations.md has the command for elsewhere and for the newsletter,
-- whose rows are deleted when a person unsubscribes, since the table has no column that could say so.

create schema if not exists private;
revoke all on schema private from public;

create function private.delete_expired_submissions() returns bigint
language sql
set search_path = ''
as $$
  with deleted as (
    delete from public.contact_submissions
    where created_at < now() - interval '3 years'
    returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_submissions() is
  'Deletes messages older than three years and says how many. Runs every night where pg_cron is installed.';


do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'delete-expired-submissions', '17 4 * * *', 'select private.delete_expired_submissions()'
    );
  end if;
exception
  -- Available, yet not loaded by this server or not ours to install: then the command of docs/operations.md serves.
  when others then
    raise notice 'pg_cron could not be set up (%): see docs/operations.md, Retention', sqlerrm;
end
$$;
