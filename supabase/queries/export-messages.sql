-- All messages, for "Download CSV"; safe to open in a spreadsheet.
select private.local_text(created_at) as received, (private.for_spreadsheet(submission)).*
from public.contact_submissions as submission
order by created_at;
