-- Mails to you that have not gone out: waiting for their next attempt, or given up.
select
  kind,
  private.local_text(created_at) as since,
  attempts,
  case when dead_at is null then 'next attempt ' || private.local_text(due_at)
    else 'given up' end as state,
  submission_id
from private.outbox
where sent_at is null
order by created_at;
