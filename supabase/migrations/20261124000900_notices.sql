-- The functions of the Worker and of its token. Supabase's linter warns that anon may execute them with the owner's rights:
-- that is their purpose, and each checks the token first. `at` is the server's time, which tests replace.

-- Up to when digests stand for the messages that a mail of a kind would be about.
create function private.digested_until(kind text) returns timestamptz
language sql stable
set search_path = ''
return coalesce(
  (select max(upper(covers)) from private.outbox where outbox.kind = digested_until.kind || '-digest'), '-infinity'
);

-- The oldest mails of each kind that are due, were never tried and are in no digest: 21 are too many to be sent singly.
create function private.untried_notices(at timestamptz)
returns table (id uuid, kind text, due_at timestamptz, age interval)
language sql stable
set search_path = ''
as $$
  select event.id, event.kind, event.due_at, each_kind.age
  from (values ('message', interval '0'), ('reminder', interval '20 hours')) as each_kind (name, age)
  cross join lateral (
    select * from private.outbox as untried
    where untried.kind = each_kind.name and untried.attempts = 0 and untried.submission_id is not null
      and untried.due_at > private.digested_until(each_kind.name) + each_kind.age and untried.due_at <= at
    order by untried.due_at
    limit 21
  ) as event;
$$;

-- Writes down the digests and the summary that are due by now.
create function public.plan_notices(token text, time_zone text, at timestamptz default now()) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  today timestamp := date_trunc('day', at at time zone time_zone);
  midnight timestamptz := today at time zone time_zone;
  morning timestamptz := (today + interval '8 hours') at time zone time_zone;
  counted_to timestamptz;
begin
  perform private.check_worker_token(token);
  perform private.use_time_zone(time_zone);
  -- Two runs at once would plan the same with different times.
  perform pg_advisory_xact_lock(hashtext('plan_notices'));

  -- A flood: one digest at once, and then one an hour, instead of more than 20 mails.
  insert into private.outbox (kind, covers, due_at)
  select crowd.kind || '-digest', tstzrange(since - age, until - age, '[]'), until
  from (
    select kind, age, min(due_at) as since, greatest(at, private.digested_until(kind) + age + interval '1 hour') as until
    from private.untried_notices(at)
    group by kind, age
    having count(*) > 20
  ) as crowd;

  insert into private.outbox (kind, covers, due_at)
  select 'overdue-digest', tstzrange('-infinity', morning - interval '24 hours'), at
  where at >= morning and exists (
    select from public.contact_submissions where status = 'new' and created_at <= morning - interval '24 hours'
  )
  on conflict do nothing;

  select max(upper(covers)) into counted_to from private.outbox where kind = 'newsletter-summary';
  counted_to := coalesce(counted_to, (today - interval '1 day') at time zone time_zone);
  insert into private.outbox (kind, covers, due_at)
  select 'newsletter-summary', tstzrange(counted_to, midnight), at
  where counted_to < midnight and exists (
    select from public.newsletter_signups
    where (consented_at >= counted_to and consented_at < midnight)
      or (withdrawn_at >= counted_to and withdrawn_at < midnight)
  )
  on conflict do nothing;
  return true;
end
$$;

-- What a mail is made of.
create function private.notice_content(event private.outbox) returns jsonb
language sql stable
set search_path = ''
return case
  -- Numbers only: the addresses stay in the database. Counting all of a flood would keep other mails waiting.
  when event.kind = 'newsletter-summary' then (
    select jsonb_object_agg(name, case when cardinality(addresses) > 10000 then 'more than 10,000'
      else (select count(distinct address)::text from unnest(addresses) as address) end)
      || jsonb_build_object('after', lower(event.covers), 'until', upper(event.covers))
    from (values
      ('signups', array(select lower(email) from public.newsletter_signups
        where consented_at >= lower(event.covers) and consented_at < upper(event.covers) limit 10001)),
      ('withdrawals', array(select lower(email) from public.newsletter_signups
        where withdrawn_at >= lower(event.covers) and withdrawn_at < upper(event.covers) limit 10001)),
      ('subscribers', array(select lower(email) from public.newsletter_signups where withdrawn_at is null limit 10001))
    ) as list (name, addresses)
  )
  when event.submission_id is not null then (
    select to_jsonb(submission) from public.contact_submissions as submission where id = event.submission_id
  )
  else (
    with digested as not materialized (
      select * from public.contact_submissions
      where status = 'new' and created_at between lower(event.covers) and upper(event.covers)
    )
    select jsonb_build_object('total', (select count(*) from digested), 'oldest', jsonb_agg(to_jsonb(oldest) - 'message'))
    from (select * from digested order by created_at limit 50) as oldest
  )
end;

-- Longer than any attempt takes: meanwhile the event is leased to the Worker that claimed it.
create function private.retry_delay(attempts integer) returns interval
language sql immutable
set search_path = ''
return least(interval '1 minute' * power(2, greatest(attempts, 1) - 1), interval '6 hours');

-- Takes mails: the newest messages of a sender, or else what waits longest. Ten, since a Worker on a free plan may make 50
-- calls a run, and a mail takes up to four: one to send it and three to mark it.
create function public.claim_notices(token text, sender text default null, at timestamptz default now())
returns table (id uuid, kind text, attempt integer, dead boolean, content jsonb)
language plpgsql security definer
set search_path = ''
as $$
declare
  -- With the delays above, an event is given up after two and a half days.
  max_attempts constant integer := 18;
  chosen uuid[];
begin
  perform private.check_worker_token(token);
  if sender is not null then
    chosen := array(
      select event.id
      from public.contact_submissions as submission
      join private.outbox as event on event.submission_id = submission.id
      where submission.email_address = sender and event.sent_at is null
      order by submission.created_at desc
      limit 10
    );
  else
    -- Digests whose messages were all seen to, or are in a later one.
    delete from private.outbox as digest
    where digest.kind like '%-digest' and digest.submission_id is null
      and digest.sent_at is null and digest.dead_at is null and digest.due_at <= at
      and (
        not exists (
          select from public.contact_submissions as submission
          where submission.status = 'new' and submission.created_at between lower(digest.covers) and upper(digest.covers)
        )
        or (digest.kind = 'overdue-digest' and upper(digest.covers) < private.digested_until('overdue'))
      );
    chosen := array(
      select waiting.id
      from (
        select untried.id, untried.due_at from private.untried_notices(at) as untried
        union all
        select tried.id, tried.due_at from private.outbox as tried
        where (tried.attempts > 0 or tried.submission_id is null) and tried.sent_at is null and tried.dead_at is null
      ) as waiting
      where waiting.due_at <= at
      order by waiting.due_at
      limit 10
    );
  end if;
  return query
    with due as (
      select waiting.id
      from private.outbox as waiting
      where waiting.id = any (chosen) and waiting.sent_at is null and waiting.dead_at is null and waiting.due_at <= at
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

-- Notes how an attempt ended. A mail that the service left unanswered may have gone out: it is tried twice more, after 8 and
-- 64 minutes. A message that was mailed singly gets a reminder.
create function public.mark_notice(token text, notice uuid, outcome text, at timestamptz default now()) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.check_worker_token(token);
  update private.outbox
  set unanswered = unanswered + 1,
      due_at = at + private.retry_delay(4 + 3 * unanswered),
      dead_at = case when unanswered >= 2 then at end
  where outcome = 'unanswered' and id = notice and sent_at is null;
  with sent as (
    update private.outbox set sent_at = at, dead_at = null
    where outcome = 'mailed' and id = notice and sent_at is null
    returning *
  )
  insert into private.outbox (kind, submission_id, due_at)
  select 'reminder', submission.id, submission.created_at + interval '20 hours'
  from sent
  join public.contact_submissions as submission on submission.id = sent.submission_id
  where sent.kind = 'message' and submission.status = 'new' and submission.created_at + interval '20 hours' > at
  on conflict do nothing;
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
language sql security definer
set search_path = ''
as $$
  select private.check_worker_token(token);
  with found as (
    select id, status from public.contact_submissions where id = submission for update
  ),
  marked as (
    update public.contact_submissions as message set status = 'answered' from found
    where message.id = found.id and found.status <> 'answered'
  )
  select coalesce((select case status when 'answered' then 'already' else 'answered' end from found), 'gone');
$$;

grant execute on function
  public.plan_notices, public.claim_notices, public.mark_notice, public.read_submission, public.mark_answered
to anon;
