-- Mails to you that have not gone out: waiting for their next attempt, or given up.
select
  kind,
  to_char(created_at at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI') as since,
  attempts,
  case when dead_at is null then 'next attempt ' || to_char(due_at at time zone 'America/Toronto', 'HH24:MI')
    else 'given up' end as state,
  submission_id
from private.outbox
where sent_at is null
order by created_at;
