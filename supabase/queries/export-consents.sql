-- Who agreed to the newsletter and when, by the database's clock, and when they unsubscribed: for "Download CSV", safe to
-- open in a spreadsheet. docs/office.md says how to show which words they read.
select
  private.spreadsheet_text(email) as email,
  private.local_text(consented_at) as consented,
  private.local_text(withdrawn_at) as unsubscribed
from public.newsletter_signups
order by lower(email), consented_at;
