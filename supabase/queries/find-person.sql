-- Everything that is stored about one person. Change the address first.
select 'message' as kind, created_at, to_jsonb(submission) as stored
from public.contact_submissions as submission
where lower(email_address) = lower(btrim('person@example.org'))
union all
select 'newsletter', signup.created_at, to_jsonb(signup) || to_jsonb(consent)
from public.newsletter_signups as signup
left join private.newsletter_consents as consent on consent.signup_id = signup.id
where lower(signup.email) = lower(btrim('person@example.org'))
order by created_at;
