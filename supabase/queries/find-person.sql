-- Everything that is stored about one person. Change the address first.
select 'message' as kind, created_at, to_jsonb(submission) as stored
from public.contact_submissions as submission
where lower(email_address) = lower(btrim('person@example.org'))
union all
select 'newsletter', created_at, to_jsonb(signup)
from public.newsletter_signups as signup
where lower(email) = lower(btrim('person@example.org'))
order by created_at;
