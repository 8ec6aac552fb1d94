-- Everything that is stored about one person. Put the address in the place of person@example.org.
with person as (
  select private.address($address$person@example.org$address$) as address
),
found as (
  select 'message' as kind, created_at, to_jsonb(submission) as stored
  from public.contact_submissions as submission, person
  where lower(email_address) = person.address
  union all
  select 'newsletter signup', created_at, to_jsonb(signup)
  from public.newsletter_signups as signup, person
  where lower(email) = person.address
)
select private.counted(count(*) filter (where kind = 'message'), 'message') || ' and '
    || private.counted(count(*) filter (where kind <> 'message'), 'newsletter signup')
    || ' of ' || (select address from person) as what,
  null as since, null as stored
from found
union all
select kind, since, stored
from (select kind, private.local_text(created_at) as since, stored from found order by created_at) as each_of_them;
