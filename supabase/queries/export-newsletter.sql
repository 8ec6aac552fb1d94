-- Whom to send the newsletter to: each address once, none that has unsubscribed, with the link that every issue needs.
-- Change the site's address first. Then "Download CSV"; safe to open in a spreadsheet.
select
  private.spreadsheet_text(address) as email,
  'https://www.example.org' || '/newsletter/unsubscribe?token=' || unsubscribe_token as unsubscribe_link,
  left(private.local_text(consented_at), 10) as since
from private.newsletter_list
order by address;
