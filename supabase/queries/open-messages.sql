-- Messages that nobody has answered yet, the one that waits longest first.
select
  private.local_text(submission.created_at) as received,
  floor(extract(epoch from now() - submission.created_at) / 3600)::integer as hours_waiting,
  safe.full_name, safe.email_address, safe.organization_name, safe.interest_area, safe.message, safe.id
from public.contact_submissions as submission
cross join lateral private.for_spreadsheet(submission) as safe
where submission.status = 'new'
order by submission.created_at;
