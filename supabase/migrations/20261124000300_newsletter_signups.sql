-- Newsletter signups, one row for each. When a person consented, by the database's clock, proves with the dated history of
-- the form's words what they agreed to, as Canada's anti-spam law asks of the sender (S.C. 2010, c. 23, section 13).
create table public.newsletter_signups (
  id uuid primary key default gen_random_uuid(),
  email public.email_address not null,
  company text not null constraint company_has_1_to_1000_characters check (char_length(company) between 1 and 1000),
  created_at timestamptz not null default now()
    constraint created_at_is_plausible check (created_at >= '2020-01-01' and created_at <= now() + interval '1 day'),
  -- created_at is by the site's clock, and whoever writes the row may choose it.
  consented_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- What the person's own unsubscribe link carries: random, so that nobody can make one for another person.
  unsubscribe_token uuid not null unique default gen_random_uuid()
);

-- Addresses are compared without regard to case.
create index newsletter_signups_address_idx on public.newsletter_signups (lower(email));
create index newsletter_signups_withdrawn_at_idx on public.newsletter_signups (withdrawn_at);

alter table public.newsletter_signups enable row level security;
grant insert (email, company, created_at) on public.newsletter_signups to anon;

create policy "Visitors sign up" on public.newsletter_signups
  for insert to anon
  with check (withdrawn_at is null);

create trigger take_row_id before insert on public.newsletter_signups
  for each row when (current_user = 'anon') execute function private.take_row_id();
create trigger bound_visitor_writes after insert on public.newsletter_signups
  referencing new table as new_rows for each statement
  when (current_user = 'anon') execute function private.bound_visitor_writes();

-- Supabase's linter warns that anon may execute this with the owner's rights: that is its purpose, and whoever has no token
-- of a person's changes nothing.
create function public.unsubscribe(token uuid) returns boolean
language sql security definer
set search_path = ''
as $$
  with person as (
    select lower(email) as address from public.newsletter_signups where unsubscribe_token = token
  ),
  withdrawn as (
    update public.newsletter_signups set withdrawn_at = now() from person
    where lower(email) = person.address and withdrawn_at is null
  )
  select exists (select from person);
$$;

comment on function public.unsubscribe(uuid) is
  'Unsubscribes the person whose link carries the token, until they sign up again; false when nobody has it.';
grant execute on function public.unsubscribe(uuid) to anon;
