-- Messages whose mail to you has not gone out yet.
select
  private.local_text(created_at) as received,
  mail_attempts as attempts,
  private.local_text(next_attempt_at) as next_attempt,
  id
from public.contact_submissions
where status = 'new' and mailed_at is null
order by created_at;
