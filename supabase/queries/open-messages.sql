-- Messages that nobody has answered yet, the one that waits longest first.
select
  private.local_text(created_at) as received,
  floor(extract(epoch from now() - created_at) / 3600)::integer as hours_waiting,
  full_name, email_address, organization_name, interest_area, message, id
from public.contact_submissions
where status = 'new'
order by created_at;
