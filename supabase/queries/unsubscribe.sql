-- Takes one person off the newsletter until they sign up again. Change the address first.
update public.newsletter_signups
set withdrawn_at = now()
where lower(email) = lower(btrim('person@example.org')) and withdrawn_at is null
returning email;
