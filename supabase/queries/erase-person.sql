-- Deletes everything about one person, waiting mails and proofs of consent too. It cannot be undone. Change the address.
with person as (
  select lower(btrim('person@example.org')) as address
),
messages as (
  delete from public.contact_submissions using person
  where lower(email_address) = person.address
  returning 1
),
signups as (
  delete from public.newsletter_signups using person
  where lower(email) = person.address
  returning 1
)
select (select count(*) from messages) as messages, (select count(*) from signups) as newsletter_signups;
