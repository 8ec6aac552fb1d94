-- Deletes everything about one person, waiting mails and proofs of consent too. It cannot be undone. Look with find-person
-- first, put the address in the place of person@example.org, and run it: it only counts. Then change 'no' to 'yes' and run it
-- again.
with person as (
  select private.address($address$person@example.org$address$) as address, 'no' = 'yes' as erase
),
found as (
  select
    (select count(*) from public.contact_submissions where lower(email_address) = person.address) as messages,
    (select count(*) from public.newsletter_signups where lower(email) = person.address) as signups
  from person
),
erased_messages as (
  delete from public.contact_submissions using person
  where erase and lower(email_address) = person.address
  returning 1
),
erased_signups as (
  delete from public.newsletter_signups using person
  where erase and lower(email) = person.address
  returning 1
),
erased as (
  select (select count(*) from erased_messages) as messages, (select count(*) from erased_signups) as signups
)
select
  private.counted(erased.messages, 'message') || ' and ' || private.counted(erased.signups, 'newsletter signup')
    || ' of ' || person.address || ' erased' as erased,
  private.counted(found.messages - erased.messages, 'message') || ' and '
    || private.counted(found.signups - erased.signups, 'newsletter signup') as "left"
from person, found, erased;
