-- A transactional outbox: an event is written in the same transaction as its message, so that every stored message is
-- mailed to the owner. It refers to the message and copies nothing, so erasing a message erases its events.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Null for a digest or a summary.
  submission_id uuid references public.contact_submissions (id) on delete cascade,
  -- Only for a digest (its morning) and a summary (the days that it counts).
  covers tstzrange,
  created_at timestamptz not null default now(),
  -- When the next attempt may start. Claiming an event postpones it, which is lease and back-off in one.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  -- Given up after the last attempt; the message itself is still in its table.
  dead_at timestamptz,
  constraint outbox_kind_check
    check (kind in ('message', 'reminder', 'overdue-digest', 'newsletter-summary')),
  constraint outbox_about_check
    check ((kind in ('message', 'reminder')) = (submission_id is not null)
      and (submission_id is null) = (covers is not null))
);

-- Planning twice must not send twice.
create unique index outbox_submission_key on private.outbox (submission_id, kind)
  where submission_id is not null;
create unique index outbox_covers_key on private.outbox (kind, upper(covers)) where covers is not null;
create index outbox_due_idx on private.outbox (due_at) where sent_at is null and dead_at is null;

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
  for each row execute function private.announce_submission();

-- SHA-256 hashes of the Worker's tokens (NOTICES_TOKEN). Two may be valid while one replaces the other.
create table private.worker_tokens (
  hash bytea primary key,
  created_at timestamptz not null default now()
);

create function private.create_worker_token() returns text
language plpgsql
set search_path = ''
as $$
declare
  -- 244 random bits from two version 4 UUIDs.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.worker_tokens (hash) values (sha256(convert_to(token, 'UTF8')));
  return token;
end
$$;

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
