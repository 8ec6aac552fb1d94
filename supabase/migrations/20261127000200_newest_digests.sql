-- The newest digest and summary of a kind stay, whatever their age: they say which messages need no mail of their own, and
-- which days were counted. Without them, messages of a flood that were still new were mailed one by one three months later.
create or replace function private.delete_expired() returns table (deleted_from text, row_count bigint)
language sql
set search_path = ''
as $$
  with messages as (
    delete from public.contact_submissions where created_at < now() - interval '3 years' returning 1
  ),
  signups as (
    delete from public.newsletter_signups where withdrawn_at < now() - interval '6 months' returning 1
  ),
  mails as (
    delete from private.outbox as old
    where old.submission_id is null and old.created_at < now() - interval '3 months'
      and exists (select from private.outbox where kind = old.kind and upper(covers) > upper(old.covers))
    returning 1
  ),
  postings as (
    delete from private.job_postings_history where id in (select id from private.job_postings_due) returning 1
  )
  values
    ('contact_submissions', (select count(*) from messages)),
    ('newsletter_signups', (select count(*) from signups)),
    ('outbox', (select count(*) from mails)),
    ('job_postings_history', (select count(*) from postings));
$$;
