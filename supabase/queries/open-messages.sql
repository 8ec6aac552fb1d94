-- Messages that nobody has answered yet, the one that waits longest first.
select
  to_char(created_at at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI') as received,
  floor(extract(epoch from now() - created_at) / 3600)::integer as hours_waiting,
  full_name, email_address, organization_name, interest_area, message, id
from public.contact_submissions
where status = 'new'
order by created_at;
