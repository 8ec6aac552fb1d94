-- Mails to the owner about messages. Supabase's linter warns that anon may execute these functions with the owner's rights:
-- that is their purpose, and each asks for the Worker's token first.

-- The two mails that are lists: of those beyond the hour's mails, and each morning of those that nobody has answered.
create table private.list_mails (
  list text primary key,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default '-infinity'
);

insert into private.list_mails (list) values ('waiting'), ('unanswered');

create function private.check_worker_token() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.has_worker_token() then
    raise insufficient_privilege using message = 'permission denied: the Worker''s token is missing or wrong';
  end if;
end
$$;

-- Longer than any attempt takes, and growing.
create function private.pause_after(attempts integer) returns interval
language sql immutable
set search_path = ''
return least(interval '1 minute' * power(2, least(attempts, 9)), interval '6 hours');

-- The next eight o'clock.
create function private.next_morning(after timestamptz, zone text) returns timestamptz
language sql stable
set search_path = ''
return (date_trunc('day', (after at time zone zone) + interval '16 hours') + interval '8 hours') at time zone zone;

-- Takes a list's mail when it is due, and puts off its next attempt.
create function private.take_list(name text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update private.list_mails
  set attempts = attempts + 1, next_attempt_at = now() + private.pause_after(attempts)
  where list = name and next_attempt_at <= now();
  return found;
end
$$;

-- What to mail now: the one message that a request has just stored, or else whatever is due. Each is the caller's until its
-- next attempt. Ten in a run, since a Worker on a free plan may make 50 calls.
create function public.claim_mails(time_zone text, submission uuid default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  mails_per_hour constant integer := 40;
  free integer;
  messages jsonb;
  waiting bigint;
  unanswered jsonb;
begin
  perform private.check_worker_token();
  -- One claim at a time, so that each counts the mails of the others.
  perform from private.list_mails where list = 'waiting' for update;
  free := mails_per_hour - (
    select count(*) from public.contact_submissions where last_attempt_at > now() - interval '1 hour'
  );
  with due as (
    select id from public.contact_submissions
    where status = 'new' and mailed_at is null and next_attempt_at <= now()
      and (submission is null or id = submission)
    order by from_site desc, next_attempt_at
    limit least(greatest(free, 0), 10)
    for update skip locked
  ),
  claimed as (
    update public.contact_submissions as message
    set mail_attempts = mail_attempts + 1, last_attempt_at = now(),
      next_attempt_at = now() + private.pause_after(mail_attempts)
    from due where message.id = due.id
    returning message.*
  )
  select coalesce(jsonb_agg(to_jsonb(claimed) order by created_at), '[]') into messages from claimed;
  if submission is not null then
    return jsonb_build_object('messages', messages);
  end if;
  perform private.use_time_zone(time_zone);
  if free <= jsonb_array_length(messages) then
    -- Counting all of a flood would keep other mails waiting.
    waiting := (select count(*) from (
      select from public.contact_submissions
      where status = 'new' and mailed_at is null and mail_attempts = 0 and next_attempt_at <= now() limit 10000
    ) as counted);
    if waiting = 0 or not private.take_list('waiting') then
      waiting := null;
    end if;
  end if;
  if private.take_list('unanswered') then
    with late as not materialized (
      select id, full_name, organization_name, interest_area, created_at from public.contact_submissions
      where status = 'new' and created_at <= now() - interval '24 hours'
    )
    select jsonb_build_object('total', (select count(*) from late), 'oldest', jsonb_agg(oldest)) into unanswered
    from (select * from late order by created_at limit 50) as oldest
    having count(*) > 0;
    if unanswered is null then
      perform public.note_mailed(list => 'unanswered');
    end if;
  end if;
  return jsonb_build_object('messages', messages, 'waiting', waiting, 'unanswered', unanswered);
end
$$;

-- Notes that the mail about a message, or a list, went out.
create function public.note_mailed(submission uuid default null, list text default null) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.check_worker_token();
  update public.contact_submissions set mailed_at = now() where id = submission and mailed_at is null;
  update private.list_mails as sent
  set attempts = 0,
    next_attempt_at = case sent.list
      when 'waiting' then now() + interval '1 hour'
      else private.next_morning(now(), private.time_zone())
    end
  where sent.list = note_mailed.list;
  return true;
end
$$;

create function public.read_submission(submission uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.check_worker_token();
  return (
    select jsonb_build_object('full_name', full_name, 'created_at', created_at, 'status', status)
    from public.contact_submissions where id = submission
  );
end
$$;

create function public.mark_answered(submission uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  before text;
begin
  perform private.check_worker_token();
  select status into before from public.contact_submissions where id = submission for update;
  update public.contact_submissions set status = 'answered' where id = submission and before <> 'answered';
  return case when before is null then 'gone' when before = 'answered' then 'already' else 'answered' end;
end
$$;

grant execute on function public.claim_mails, public.note_mailed, public.read_submission, public.mark_answered to anon;
