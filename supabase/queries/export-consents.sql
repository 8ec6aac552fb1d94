-- Proof of consent, for "Download CSV": who agreed to which words, when, and when they unsubscribed. Safe to open in a
-- spreadsheet.
select
  private.spreadsheet_text(email) as email,
  private.local_text(consented_at) as consented,
  private.local_text(withdrawn_at) as unsubscribed,
  wording_version,
  coalesce(wording, 'not recorded: this row does not come from the site''s form') as wording
from public.newsletter_signups
order by lower(email), consented_at;
