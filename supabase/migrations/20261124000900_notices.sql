-- The functions of the Worker and of its token. Those in schema private take the time as a parameter, so that tests can
-- set it; the public ones use the server's.

-- Unanswered for longer than the promised 24 hours.
create function private.overdue_messages(at timestamptz) returns setof public.contact_submissions
language sql stable
set search_path = ''
as $$
  select * from public.contact_submissions
  where status = 'new' and created_at <= overdue_messages.at - interval '24 hours';
$$;

-- An hour of the organization's day.
create function private.local_hour(at timestamptz, hours integer) returns timestamptz
language sql stable
set search_path = ''
return (date_trunc('day', at at time zone private.time_zone()) + make_interval(hours => hours))
  at time zone private.time_zone();

create function private.plan_notices(at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  midnight timestamptz := private.local_hour(at, 0);
  morning timestamptz := private.local_hour(at, 8);
  counted_to timestamptz;
begin
  -- A reminder of a message that is still new after 20 hours, unless an outage delayed its first mail until then.
  insert into private.outbox (kind, submission_id, created_at, due_at)
  select 'reminder', submission.id, at, at
  from public.contact_submissions as submission
  join private.outbox as first_mail on first_mail.submission_id = submission.id and first_mail.kind = 'message'
  where submission.status = 'new'
    and submission.created_at <= at - interval '20 hours'
    and coalesce(first_mail.sent_at, first_mail.dead_at) <= submission.created_at + interval '20 hours'
  on conflict do nothing;

  insert into private.outbox (kind, covers, created_at, due_at)
  select 'overdue-digest', tstzrange(midnight, morning), at, at
  where at >= morning and exists (select from private.overdue_messages(morning))
  on conflict do nothing;

  select max(upper(covers)) into counted_to from private.outbox where kind = 'newsletter-summary';
  counted_to := coalesce(counted_to, private.local_hour(midnight - interval '1 hour', 0));
  insert into private.outbox (kind, covers, created_at, due_at)
  select 'newsletter-summary', tstzrange(counted_to, midnight), at, at
  where counted_to < midnight and exists (
    select from public.newsletter_signups
    where (consented_at >= counted_to and consented_at < midnight)
      or (withdrawn_at >= counted_to and withdrawn_at < midnight)
  )
  on conflict do nothing;
end
$$;

-- Waiting events that no longer need a mail: the message is no longer new; mails were off for a day, so the digest names
-- the message; a digest is empty or replaced by a later one.
create function private.drop_notices(at timestamptz) returns void
language sql
set search_path = ''
as $$
  delete from private.outbox as waiting
  where sent_at is null and dead_at is null and (
    (attempts = 0 and created_at < drop_notices.at - interval '24 hours')
    or (submission_id is not null and not exists (
      select from public.contact_submissions where id = waiting.submission_id and status = 'new'
    ))
    or (kind = 'overdue-digest' and (
      not exists (select from private.overdue_messages(upper(waiting.covers)))
      or exists (
        select from private.outbox as later
        where later.kind = waiting.kind and upper(later.covers) > upper(waiting.covers)
      )
    ))
  );
$$;

create function private.notice_content(event private.outbox) returns jsonb
language sql stable
set search_path = ''
return case event.kind
  when 'newsletter-summary' then private.newsletter_counts(lower(event.covers), upper(event.covers))
  when 'overdue-digest' then (
    select jsonb_build_object(
      'total', count(*),
      'oldest', coalesce(jsonb_agg(to_jsonb(overdue) - 'message' order by created_at) filter (where place <= 50), '[]')
    )
    from (
      select *, row_number() over (order by created_at) as place
      from private.overdue_messages(upper(event.covers))
    ) as overdue
  )
  else (select to_jsonb(submission) from public.contact_submissions as submission where id = event.submission_id)
end;

-- Longer than any attempt takes: meanwhile the event is leased to the Worker that claimed it.
create function private.retry_delay(attempts integer) returns interval
language sql immutable
set search_path = ''
return least(interval '1 minute' * power(2, greatest(attempts, 1) - 1), interval '6 hours');

create function private.claim_notices(at timestamptz)
returns table (id uuid, kind text, attempt integer, dead boolean, content jsonb)
language plpgsql
set search_path = ''
as $$
declare
  -- With the delays above, an event is given up after two and a half days.
  max_attempts constant integer := 18;
begin
  perform private.drop_notices(at);
  return query
    with due as (
      select waiting.id
      from private.outbox as waiting
      where waiting.sent_at is null and waiting.dead_at is null and waiting.due_at <= at
      order by waiting.due_at
      limit 10
      for update skip locked
    ),
    taken as (
      update private.outbox as event
      set attempts = least(event.attempts + 1, max_attempts),
          due_at = at + private.retry_delay(event.attempts + 1),
          dead_at = case when event.attempts >= max_attempts then at end
      from due
      where event.id = due.id
      returning event.*
    )
    select taken.id, taken.kind, taken.attempts, taken.dead_at is not null,
      case when taken.dead_at is null then private.notice_content(taken) end
    from taken
    order by taken.created_at;
end
$$;

create function private.mark_notice_sent(notice uuid, at timestamptz) returns void
language sql
set search_path = ''
as $$
  update private.outbox set sent_at = mark_notice_sent.at, dead_at = null
  where id = notice and sent_at is null;
$$;

-- The public functions check the token first.
create function public.plan_notices(token text, time_zone text) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.check_worker_token(token);
  select private.use_time_zone(time_zone);
  select private.plan_notices(now());
  select true;
$$;

create function public.claim_notices(token text)
returns table (id uuid, kind text, attempt integer, dead boolean, content jsonb)
language sql security definer
set search_path = ''
as $$
  select private.check_worker_token(token);
  select * from private.claim_notices(now());
$$;

create function public.mark_notice_sent(token text, notice uuid) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.check_worker_token(token);
  select private.mark_notice_sent(notice, now());
  select true;
$$;

create function public.read_submission(token text, submission uuid) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.check_worker_token(token);
  select jsonb_build_object('full_name', full_name, 'created_at', created_at, 'status', status)
  from public.contact_submissions where id = submission;
$$;

create function public.mark_answered(token text, submission uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  status_before text;
begin
  perform private.check_worker_token(token);
  select status into status_before from public.contact_submissions where id = submission for update;
  if status_before is null then return 'gone'; end if;
  if status_before = 'answered' then return 'already'; end if;
  update public.contact_submissions set status = 'answered' where id = submission;
  return 'answered';
end
$$;

grant execute on function
  public.plan_notices(text, text), public.claim_notices(text), public.mark_notice_sent(text, uuid),
  public.read_submission(text, uuid), public.mark_answered(text, uuid)
to anon;
