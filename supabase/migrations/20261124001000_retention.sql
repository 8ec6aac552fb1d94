-- How long data is kept, as the privacy policy says (docs/operations.md, Retention). Returns how many rows it deleted.
create function private.delete_expired() returns table (deleted_from text, row_count bigint)
language sql
set search_path = ''
as $$
  with messages as (
    delete from public.contact_submissions where created_at < now() - interval '3 years' returning 1
  ),
  signups as (
    delete from public.newsletter_signups where withdrawn_at < now() - interval '6 months' returning 1
  ),
  postings as (
    delete from private.job_postings_history where id in (select id from private.job_postings_due) returning 1
  )
  values
    ('contact_submissions', (select count(*) from messages)),
    ('newsletter_signups', (select count(*) from signups)),
    ('job_postings_history', (select count(*) from postings));
$$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-expired', '17 4 * * *', 'select private.delete_expired()');
  end if;
exception
  when others then
    raise notice 'pg_cron could not be set up (%): see docs/operations.md, Retention', sqlerrm;
end
$$;
