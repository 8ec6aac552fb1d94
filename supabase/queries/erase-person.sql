-- Deletes everything about one person, waiting mails and proofs of consent too. It cannot be undone. Look with find-person
-- first, change the address, and run it: it only counts. Then change 'no' to 'yes' and run it again.
with person as (
  select lower(btrim('person@example.org')) as address, 'no' = 'yes' as erase
),
messages as (
  delete from public.contact_submissions using person
  where erase and lower(email_address) = person.address
  returning 1
),
signups as (
  delete from public.newsletter_signups using person
  where erase and lower(email) = person.address
  returning 1
)
select
  (select count(*) from public.contact_submissions where lower(email_address) = person.address) as messages,
  (select count(*) from public.newsletter_signups where lower(email) = person.address) as newsletter_signups,
  (select count(*) from messages) + (select count(*) from signups) as deleted
from person;
