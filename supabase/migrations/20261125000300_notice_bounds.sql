-- How many mails about single messages an hour may bring, whoever causes them. Beyond that a message waits for the run of
-- the minute, which counts it in a digest.
alter table private.outbox add column first_tried_at timestamptz;
create index outbox_single_mails_idx on private.outbox (first_tried_at) where kind = 'message';

create function private.mails_in_last_hour(at timestamptz) returns integer
language sql stable
set search_path = ''
return (select count(*) from private.outbox where kind = 'message' and first_tried_at > at - interval '1 hour');

-- One mail for each post: the newest message of its sender. After 20 mails in an hour only a person who had none in it is
-- still written about at once; after 40 nobody.
create function private.choose_notice_of(sender text, at timestamptz) returns uuid[]
language sql stable
set search_path = ''
return array(
  select event.id
  from public.contact_submissions as submission
  join private.outbox as event on event.submission_id = submission.id
  where submission.email_address = sender and event.sent_at is null and event.due_at <= at
    and (
      private.mails_in_last_hour(at) < 20
      or private.mails_in_last_hour(at) < 40 and not exists (
        select from private.outbox as tried
        join public.contact_submissions as earlier on earlier.id = tried.submission_id
        where tried.kind = 'message' and tried.first_tried_at > at - interval '1 hour'
          and earlier.email_address = sender
      )
    )
  order by submission.created_at desc
  limit 1
);

create or replace function public.claim_notices(token text, sender text default null, at timestamptz default now())
returns table (id uuid, kind text, attempt integer, dead boolean, content jsonb)
language plpgsql security definer
set search_path = ''
as $$
declare
  -- With the delays of private.retry_delay, an event is given up after two and a half days.
  max_attempts constant integer := 18;
  chosen uuid[];
begin
  perform private.check_worker_token(token);
  -- Simultaneous claims would count the same mails.
  perform pg_advisory_xact_lock(hashtext('claim_notices'));
  if sender is not null then
    chosen := private.choose_notice_of(sender, at);
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
          first_tried_at = coalesce(event.first_tried_at, at),
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

-- The mails of the last hour count towards a flood.
create or replace function public.plan_notices(token text, time_zone text, at timestamptz default now()) returns boolean
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
    having count(*) + case kind when 'message' then private.mails_in_last_hour(at) else 0 end > 20
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
