-- All messages, for "Download CSV"; safe to open in a spreadsheet.
select private.local_text(submission.created_at) as received, safe.*
from public.contact_submissions as submission
cross join lateral private.for_spreadsheet(submission) as safe
order by submission.created_at;
