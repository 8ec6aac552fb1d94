-- Whom to send the newsletter to: each address once, none that has unsubscribed, with the link that every issue needs.
-- Change the site's address first. Then "Download CSV"; safe to open in a spreadsheet.
select
  private.spreadsheet_text(address) as email,
  'https://www.example.org' || '/newsletter/leave?token=' || leave_token as unsubscribe_link,
  to_char(given_at at time zone 'America/Toronto', 'YYYY-MM-DD') as since
from private.newsletter_list
order by address;
