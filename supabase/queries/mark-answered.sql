-- Marks every open message of one person as answered. Put the address in the place of person@example.org.
with person as (
  select private.address($address$person@example.org$address$) as address
),
marked as (
  update public.contact_submissions set status = 'answered' from person
  where lower(email_address) = person.address and status = 'new'
  returning 1
)
select case (select count(*) from marked)
  when 0 then 'Nothing was marked: there is no open message from ' || address || '.'
  else private.counted((select count(*) from marked), 'message') || ' from ' || address || ' now marked as answered.'
end as answer
from person;
