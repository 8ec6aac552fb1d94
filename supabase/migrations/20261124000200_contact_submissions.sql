-- Messages from the contact form. The site's action checks options, lengths and addresses; the table only bounds shape and
-- length, generously, for those who write to it without the site.

-- One line of text from a visitor: the same characters that lineField in app/server/forms/fields.server.ts refuses. A line break
-- would end a mail's header or begin a line of a list, and marks of direction change what is read.
create domain public.one_line as text check (
  char_length(value) between 1 and 1000
  and value !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
);

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  full_name public.one_line not null,
  email_address public.one_line not null
    check (char_length(email_address) <= 320 and email_address ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  organization_name public.one_line,
  country public.one_line not null,
  monthly_budget public.one_line,
  timeline public.one_line,
  interest_area public.one_line not null,
  message text not null check (char_length(message) between 1 and 20000),
  -- Visitors may only write 'new' (see the policy); the owner may use other short words.
  status text not null default 'new' check (status ~ '^[a-z]+([ _-][a-z]+)*$' and char_length(status) <= 40),
  created_at timestamptz not null default now()
);

comment on table public.contact_submissions is
  'Messages from the contact form. Set status to answered when you have answered one.';

create index contact_submissions_new_idx on public.contact_submissions (created_at) where status = 'new';
create index contact_submissions_sender_idx on public.contact_submissions (email_address, md5(message), created_at);

alter table public.contact_submissions enable row level security;
grant insert (
  full_name, email_address, organization_name, country, monthly_budget, timeline, interest_area, message, status
) on public.contact_submissions to anon;

create policy "Visitors send new messages" on public.contact_submissions
  for insert to anon
  with check (status = 'new');

-- The same message within an hour is a double click or a retry: a duplicate key (23505), which the site treats as stored.
-- The lock makes the second of two simultaneous inserts wait for the first.
create function private.refuse_repeated_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  not_sent constant text[] := array['id', 'status', 'created_at'];
begin
  perform pg_advisory_xact_lock(hashtext('contact ' || new.email_address));
  if to_jsonb(new) - not_sent in (
    select to_jsonb(earlier) - not_sent from public.contact_submissions as earlier
    where earlier.email_address = new.email_address and md5(earlier.message) = md5(new.message)
      and earlier.created_at > now() - interval '1 hour'
    -- Only a flood sends one text twenty times with other names.
    order by earlier.created_at desc
    limit 20
  ) then
    raise unique_violation using message = 'The same message arrived within the last hour';
  end if;
  return new;
end
$$;

create trigger refuse_repeated_message before insert on public.contact_submissions
  for each row when (current_user = 'anon') execute function private.refuse_repeated_message();
