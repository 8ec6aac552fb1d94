-- What the Worker may do with its token: take events that are due, mark them as sent, mark a message as answered.
-- Everything that depends on the clock takes it as a parameter in schema private, so that tests can move it; the
-- functions that can be called from outside use the server's.

-- The owner's day begins and ends where the organization is.
create function private.local_midnight(at timestamptz) returns timestamptz
language sql stable
set search_path = ''
return date_trunc('day', at, private.time_zone());

-- One minute after the first attempt, then twice as long each time, at most six hours. Longer than any attempt takes:
-- meanwhile the event is leased to whoever took it.
create function private.retry_delay(attempts integer) returns interval
language sql immutable
set search_path = ''
return least(interval '1 minute' * power(2, greatest(attempts, 1) - 1), interval '6 hours');

-- Attempts before an event is given up: with the delays above, after two and a half days.
create function private.max_attempts() returns integer
language sql immutable
set search_path = ''
return 18;

create function private.plan_notices(at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  midnight timestamptz := private.local_midnight(at);
  morning timestamptz :=
    (date_trunc('day', at at time zone private.time_zone()) + interval '8 hours') at time zone private.time_zone();
  counted_to timestamptz;
begin
  -- A second mail, once, to a message that is still new after 20 hours. One whose first mail came later than that (a
  -- backlog, an outage) is left to the digest.
  insert into private.outbox (kind, submission_id, created_at, due_at)
  select 'reminder', submission.id, plan_notices.at, plan_notices.at
  from public.contact_submissions as submission
  join private.outbox as first_mail on first_mail.submission_id = submission.id and first_mail.kind = 'message'
  where submission.status = 'new'
    and submission.created_at <= plan_notices.at - interval '20 hours'
    and coalesce(first_mail.sent_at, first_mail.dead_at) <= submission.created_at + interval '20 hours'
  on conflict do nothing;

  -- One digest each morning while a message waits for longer than the promised 24 hours.
  if plan_notices.at >= morning and exists (
    select from public.contact_submissions
    where status = 'new' and created_at <= morning - interval '24 hours'
  ) then
    insert into private.outbox (kind, covers, created_at, due_at)
    values ('overdue-digest', tstzrange(midnight, morning), plan_notices.at, plan_notices.at)
    on conflict do nothing;
  end if;

  -- One summary of the newsletter for the days up to last midnight, if there is anything to count.
  if not exists (
    select from private.outbox where kind = 'newsletter-summary' and upper(covers) = midnight
  ) then
    select max(upper(covers)) into counted_to from private.outbox where kind = 'newsletter-summary';
    counted_to := coalesce(counted_to, private.local_midnight(midnight - interval '1 hour'));
    if private.newsletter_changed(counted_to, midnight) then
      insert into private.outbox (kind, covers, created_at, due_at)
      values ('newsletter-summary', tstzrange(counted_to, midnight), plan_notices.at, plan_notices.at)
      on conflict do nothing;
    end if;
  end if;

  -- What was settled while its mail waited needs none.
  delete from private.outbox as waiting
  where waiting.sent_at is null and waiting.dead_at is null and (
    (waiting.kind = 'reminder' and not exists (
      select from public.contact_submissions where id = waiting.submission_id and status = 'new'
    ))
    or (waiting.kind = 'overdue-digest' and upper(waiting.covers) < morning)
  );
end
$$;

comment on function private.plan_notices(timestamptz) is
  'Writes down the reminders, the digest and the summary that are due; as often as one likes.';

create function private.notice_content(event private.outbox, at timestamptz) returns jsonb
language sql stable
set search_path = ''
return case
  when event.submission_id is not null then (
    select jsonb_build_object(
      'id', id, 'full_name', full_name, 'email_address', email_address, 'organization_name', organization_name,
      'country', country, 'monthly_budget', monthly_budget, 'timeline', timeline,
      'interest_area', interest_area, 'message', message, 'created_at', created_at
    )
    from public.contact_submissions where id = event.submission_id
  )
  when event.kind = 'overdue-digest' then (
    select jsonb_build_object(
      'total', count(*),
      'oldest', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'full_name', full_name, 'organization_name', organization_name,
        'interest_area', interest_area, 'created_at', created_at
      ) order by created_at) filter (where place <= 50), '[]')
    )
    from (
      select *, row_number() over (order by created_at) as place
      from public.contact_submissions
      where status = 'new' and created_at <= upper(event.covers) - interval '24 hours'
    ) as overdue
  )
  else private.newsletter_counts(lower(event.covers), upper(event.covers))
end;

create function private.claim_notices(at timestamptz)
returns table (id uuid, kind text, attempt integer, dead boolean, content jsonb)
language plpgsql
set search_path = ''
as $$
begin
  perform private.plan_notices(at);
  return query
    with due as (
      select waiting.id
      from private.outbox as waiting
      where waiting.sent_at is null and waiting.dead_at is null and waiting.due_at <= claim_notices.at
      order by waiting.due_at
      limit 10
      for update skip locked
    ),
    taken as (
      update private.outbox as event
      set attempts = least(event.attempts + 1, private.max_attempts()),
          due_at = claim_notices.at + private.retry_delay(event.attempts + 1),
          dead_at = case when event.attempts >= private.max_attempts() then claim_notices.at end
      from due
      where event.id = due.id
      returning event.*
    )
    select taken.id, taken.kind, taken.attempts, taken.dead_at is not null,
      case when taken.dead_at is null then private.notice_content(taken, claim_notices.at) end
    from taken
    order by taken.created_at;
end
$$;

create function private.mark_notice_sent(notice uuid, at timestamptz) returns boolean
language sql
set search_path = ''
as $$
  with marked as (
    update private.outbox set sent_at = mark_notice_sent.at, dead_at = null
    where id = notice and sent_at is null
    returning 1
  )
  select exists (select from marked);
$$;

create function private.mark_answered(submission uuid, at timestamptz) returns text
language plpgsql
set search_path = ''
as $$
declare
  status_now text;
begin
  select status into status_now from public.contact_submissions where id = submission for update;
  if status_now is null then return 'gone'; end if;
  update private.outbox set answered_at = mark_answered.at
  where submission_id = submission and kind = 'message' and answered_at is null;
  if not found or status_now = 'answered' then return 'already'; end if;
  update public.contact_submissions set status = 'answered' where id = submission;
  return 'answered';
end
$$;

comment on function private.mark_answered(uuid, timestamptz) is
  'Says what became of it: answered, already (nothing is changed a second time) or gone.';

-- The doors. Each asks for the token first.

create function public.claim_notices(token text, time_zone text)
returns table (id uuid, kind text, attempt integer, dead boolean, content jsonb)
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.check_worker_token(token);
  perform private.use_time_zone(time_zone);
  return query select * from private.claim_notices(now());
end
$$;

comment on function public.claim_notices(text, text) is
  'Takes up to ten due notices for the Worker that knows the token; nobody else gets them meanwhile.';

create function public.mark_notice_sent(token text, notice uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.check_worker_token(token);
  return private.mark_notice_sent(notice, now());
end
$$;

create function public.mark_answered(token text, submission uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.check_worker_token(token);
  return private.mark_answered(submission, now());
end
$$;

grant execute on function
  public.claim_notices(text, text), public.mark_notice_sent(text, uuid), public.mark_answered(text, uuid)
to anon;
