-- Whom to send the newsletter to: each address once, none that has unsubscribed, with the link that every issue needs: for
-- "Download CSV", safe to open in a spreadsheet.
select distinct on (lower(email))
  private.spreadsheet_text(lower(email)) as email,
  private.site_url() || '/newsletter/unsubscribe?token=' || unsubscribe_token as unsubscribe_link,
  private.local_text(consented_at) as since
from public.newsletter_signups
where withdrawn_at is null
order by lower(email), consented_at desc;
