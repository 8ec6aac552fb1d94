-- All messages, for "Download CSV"; safe to open in a spreadsheet.
select
  private.local_text(created_at) as received,
  status,
  private.spreadsheet_text(full_name) as full_name,
  private.spreadsheet_text(email_address) as email_address,
  private.spreadsheet_text(organization_name) as organization_name,
  country, monthly_budget, timeline, interest_area,
  private.spreadsheet_text(message) as message
from public.contact_submissions
order by created_at;
