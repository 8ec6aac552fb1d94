-- A transactional outbox: an event is written in the same transaction as its message, so that every stored message is
-- mailed to the owner. It refers to the message and copies nothing, so erasing a message erases its events.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'message', 'reminder', 'message-digest', 'reminder-digest', 'overdue-digest', 'newsletter-summary'
  )),
  -- Null for a digest or a summary.
  submission_id uuid references public.contact_submissions (id) on delete cascade,
  -- Only for those: when the messages of a digest came, or the days that a summary counts.
  covers tstzrange check ((covers is null) = (submission_id is not null)),
  created_at timestamptz not null default now(),
  -- When the next attempt may start. Claiming an event postpones it, which is lease and back-off in one.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- How many of them the mail service left unanswered: such a mail may have gone out.
  unanswered integer not null default 0,
  sent_at timestamptz,
  -- Given up; the message itself is still in its table.
  dead_at timestamptz,
  -- Planning twice must not send twice.
  unique (submission_id, kind)
);

create unique index outbox_covers_key on private.outbox (kind, upper(covers));
-- The two things that a claim looks for.
create index outbox_untried_idx on private.outbox (kind, due_at) where attempts = 0 and submission_id is not null;
create index outbox_waiting_idx on private.outbox (due_at)
  where (attempts > 0 or submission_id is null) and sent_at is null and dead_at is null;

create function private.announce_submission() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.outbox (kind, submission_id) values ('message', new.id);
  return null;
end
$$;

create trigger announce_submission after insert on public.contact_submissions
  for each row when (new.status = 'new') execute function private.announce_submission();

-- The owner may write Answered as well as answered. Whoever has seen to a message needs no mail about it.
create function private.note_status() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.status := lower(btrim(new.status));
  if new.status <> 'new' then
    delete from private.outbox where submission_id = new.id and sent_at is null;
  end if;
  return new;
end
$$;

create trigger note_status before update of status on public.contact_submissions
  for each row execute function private.note_status();

-- SHA-256 hashes of the Worker's tokens (NOTICES_TOKEN). Two may be valid while one replaces the other.
create table private.worker_tokens (
  hash bytea primary key,
  created_at timestamptz not null default now()
);

create function private.check_worker_token(token text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not exists (
    select from private.worker_tokens
    where hash = sha256(convert_to(coalesce(check_worker_token.token, ''), 'UTF8'))
  ) then
    raise insufficient_privilege using message = 'permission denied for the outbox';
  end if;
end
$$;
