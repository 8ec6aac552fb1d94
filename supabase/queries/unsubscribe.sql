-- Takes one person off the newsletter until they sign up again. Put the address in the place of person@example.org.
with person as (
  select private.address($address$person@example.org$address$) as address
),
withdrawn as (
  update public.newsletter_signups set withdrawn_at = now() from person
  where lower(email) = person.address and withdrawn_at is null
  returning 1
)
select case (select count(*) from withdrawn)
  when 0 then 'Nobody was unsubscribed: ' || address || ' is not on the list.'
  else 'Unsubscribed: ' || address || ' is no longer on the list.'
end as answer
from person;
