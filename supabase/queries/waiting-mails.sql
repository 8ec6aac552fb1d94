-- Mails to you that have not gone out: waiting for their next attempt, or given up. A message that a digest stands for is
-- not here.
select
  kind,
  private.local_text(created_at) as since,
  attempts,
  case when dead_at is null then 'next attempt ' || private.local_text(due_at)
    else 'given up' end as state,
  submission_id
from private.outbox
where sent_at is null
  and (attempts > 0 or submission_id is null or (kind = 'message' and due_at > private.digested_until('message')))
order by created_at;
