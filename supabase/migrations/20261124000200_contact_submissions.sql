-- Messages from the contact form. The site checks options, lengths and addresses; the table bounds shape and length,
-- generously, for those who write to it without the site.

-- One line of text from a visitor: the same characters that lineField in app/server/forms/fields.server.ts refuses. A line break
-- would end a mail's header or begin a line of a list, and marks of direction change what is read.
create domain public.one_line as text constraint is_one_line check (
  char_length(value) between 1 and 1000
  and value !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
);

-- The HTML standard's "valid e-mail address", as browsers and the site check it.
create domain public.email_address as text constraint is_an_email_address check (
  char_length(value) <= 254
  and value ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
);

-- Short words in one line that no spreadsheet takes for a formula. Which options there are is in app/content alone.
create domain public.option_words as text constraint is_short_words check (
  value ~ '^[[:alnum:]$][^=|<>\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]{0,79}$'
);

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  full_name public.one_line not null,
  email_address public.email_address not null,
  organization_name public.one_line,
  country public.option_words not null,
  monthly_budget public.option_words,
  timeline public.option_words,
  interest_area public.option_words not null,
  message text not null constraint message_has_1_to_20000_characters check (char_length(message) between 1 and 20000),
  -- Visitors may only write 'new' (see the policy); the owner may use other short words.
  status text not null default 'new'
    constraint status_is_short_words check (status ~ '^[a-z]+([ _-][a-z]+)*$' and char_length(status) <= 40),
  created_at timestamptz not null default now(),
  -- The mail about it (20261124000900_mails.sql): when it went, how often it was tried, and when it may be tried again.
  -- What the site wrote goes before what strangers wrote.
  from_site boolean not null default private.has_worker_token(),
  mailed_at timestamptz,
  mail_attempts integer not null default 0,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz not null default now()
);

comment on table public.contact_submissions is
  'Messages from the contact form. Set status to answered when you have answered one.';

create index contact_submissions_new_idx on public.contact_submissions (created_at) where status = 'new';
create index contact_submissions_due_idx on public.contact_submissions (from_site desc, next_attempt_at)
  where status = 'new' and mailed_at is null;
create index contact_submissions_attempts_idx on public.contact_submissions (last_attempt_at);

alter table public.contact_submissions enable row level security;
grant execute on function private.has_worker_token to anon, service_role;
grant insert (
  full_name, email_address, organization_name, country, monthly_budget, timeline, interest_area, message, status
) on public.contact_submissions to anon;

create policy "Visitors send new messages" on public.contact_submissions
  for insert to anon
  with check (status = 'new');

create trigger take_row_id before insert on public.contact_submissions
  for each row when (current_user = 'anon') execute function private.take_row_id();
create trigger bound_visitor_writes after insert on public.contact_submissions
  referencing new table as new_rows for each statement
  when (current_user = 'anon') execute function private.bound_visitor_writes();

-- The owner may write Answered as well as answered.
create function private.plain_status() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.status := lower(btrim(new.status));
  return new;
end
$$;

create trigger plain_status before update of status on public.contact_submissions
  for each row execute function private.plain_status();

-- A message whose every text is safe in a spreadsheet, so that the export has each column of the table, also a later one.
create function private.for_spreadsheet(submission public.contact_submissions) returns public.contact_submissions
language sql stable
set search_path = ''
as $$
  select jsonb_populate_record(submission, jsonb_object_agg(
    name,
    -- The apostrophe could make a text longer than its column allows.
    left(private.spreadsheet_text(value), case name when 'message' then 20001 when 'email_address' then 254 else 1000 end)
  ))
  from jsonb_each_text(to_jsonb(submission)) as cell (name, value);
$$;
