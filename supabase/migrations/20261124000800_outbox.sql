-- The transactional outbox: what the owner must be told by mail is written down in the same transaction as its cause,
-- so that a stored message cannot go unannounced. The row names the message and never copies it: the mail's text is
-- read when the mail is made, and erasing a message erases what waits about it.

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- The message that it is about; none for a digest or a summary.
  submission_id uuid references public.contact_submissions (id) on delete cascade,
  -- What the mail covers, from and to; only for a digest (its morning) and a summary (the days that it counts).
  covers tstzrange,
  created_at timestamptz not null default now(),
  -- When the next attempt may start. Taking an event moves it on, which is lease and back-off in one.
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

comment on table private.outbox is
  'Mails to the owner, waiting and sent. Kept without any copy of what they say.';

-- One mail of a kind for each message, and one digest or summary for each morning, also when it is planned twice.
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

comment on function private.announce_submission() is
  'If the event cannot be written, neither is the message, and the visitor is told.';

create trigger announce_submission after insert on public.contact_submissions
  for each row execute function private.announce_submission();

-- The Worker proves itself with a token, of which only the hash is here. Two may be valid while one replaces the other.
create table private.worker_tokens (
  hash bytea primary key,
  created_at timestamptz not null default now()
);

comment on table private.worker_tokens is 'SHA-256 hashes of the tokens that may take events from the outbox.';

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

comment on function private.create_worker_token() is
  'Makes a token for the Worker and shows it this once: it becomes the secret NOTICES_TOKEN.';

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

comment on function private.check_worker_token(text) is 'Raises 42501 unless the token is one of ours.';
