-- Whom to send the newsletter to: each address once, none that has unsubscribed, with the link that every issue needs.
-- Change the site's address first. Then "Download CSV"; safe to open in a spreadsheet.
select distinct on (lower(email))
  private.spreadsheet_text(lower(email)) as email,
  'https://www.example.org' || '/newsletter/unsubscribe?token=' || unsubscribe_token as unsubscribe_link,
  left(private.local_text(consented_at), 10) as since
from public.newsletter_signups
where withdrawn_at is null
order by lower(email), consented_at desc;
