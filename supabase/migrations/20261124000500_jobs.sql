-- Open and closed positions. A CHECK refuses what would be shown wrongly or is forbidden in Ontario
-- (docs/decisions/README.md); what is merely missing is listed by public.posting_findings.

-- An amount for each period as an amount for a year; an hourly one at 40 hours a week where none are given.
create function private.yearly_pay(amount numeric, period text, hours_per_week numeric) returns numeric
language sql immutable
set search_path = ''
return amount * case period
  when 'hour' then coalesce(hours_per_week, 40) * 52
  when 'week' then 52
  when 'month' then 12
  when 'year' then 1
end;

-- A CHECK runs its functions with the rights of whoever writes the row: here the owner's key.
grant execute on function private.yearly_pay to service_role;

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) <= 200 and btrim(title) <> ''),
  location text not null check (char_length(location) <= 200 and btrim(location) <> ''),
  department text check (char_length(department) <= 200 and btrim(department) <> ''),
  description text not null check (char_length(description) <= 20000 and btrim(description) <> ''),
  slug text not null unique check (char_length(slug) <= 100 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  is_active boolean not null default true,
  order_index integer not null default 0,
  qualifications text[] not null default '{}'
    check (array_position(qualifications, null) is null and char_length(array_to_string(qualifications, '')) <= 10000 and cardinality(qualifications) <= 100),
  benefits text[] not null default '{}'
    check (array_position(benefits, null) is null and char_length(array_to_string(benefits, '')) <= 10000 and cardinality(benefits) <= 100),
  application_url text not null
    check (char_length(application_url) <= 2048 and application_url ~ '^(https?://|mailto:)[^[:space:]]+$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  employment_type text check (
    employment_type in ('full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer')
  ),
  hours_per_week numeric(4, 1) check (hours_per_week > 0 and hours_per_week <= 60),
  salary_min numeric(10, 2) check (salary_min > 0),
  salary_max numeric(10, 2),
  salary_period text check (salary_period in ('hour', 'week', 'month', 'year')),
  salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  work_arrangement text check (work_arrangement in ('on_site', 'hybrid', 'remote')),
  city text
    check (char_length(city) <= 100 and btrim(city) <> '' and city !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  region text constraint jobs_region_check check (
    region ~ '^[A-Z]{2}$'
    and (country <> 'CA' or region in (
      'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'
    ))
  ),
  country text check (country ~ '^[A-Z]{2}$'),
  posted_at timestamptz check (posted_at between '2000-01-01' and '2100-01-01'),
  closes_at timestamptz check (closes_at between '2000-01-01' and '2100-01-01'),
  vacancy_exists boolean,
  ai_used boolean,
  ai_statement text check (char_length(ai_statement) <= 1000 and btrim(ai_statement) <> ''),
  accommodation text check (char_length(accommodation) <= 1000 and btrim(accommodation) <> ''),
  constraint jobs_salary_max_is_at_least_salary_min check (salary_max >= salary_min),
  constraint jobs_salary_max_needs_salary_min check (salary_max is null or salary_min is not null),
  constraint jobs_salary_min_and_salary_period_go_together
    check ((salary_min is null) = (salary_period is null)),
  constraint jobs_region_needs_country check (region is null or country is not null),
  constraint jobs_closes_at_is_after_posted_at check (closes_at > posted_at),
  constraint jobs_ai_statement_needs_ai_used check (ai_statement is null or ai_used is not null),
  -- At most $50,000 a year wide, unless it ends above $200,000. Work from anywhere in Canada may be done in Ontario.
  constraint jobs_salary_range_is_narrow_enough_for_ontario check (
    (region = 'ON' or (region is null and country = 'CA' and work_arrangement = 'remote')) is not true
    or salary_max is null
    or private.yearly_pay(salary_max, salary_period, hours_per_week) > 200000
    or private.yearly_pay(salary_max - salary_min, salary_period, hours_per_week) <= 50000
  )
);

comment on table public.jobs is 'Open and closed positions. Visitors see the active ones, in the order of order_index. docs/office.md explains the columns.';

create function private.note_job_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger note_job_change before update on public.jobs
  for each row when (old.* is distinct from new.*) execute function private.note_job_change();

-- An open position with a past closing date would disappear unexplained. One that closed by itself may still be edited.
create function private.refuse_past_closing() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.closes_at is distinct from old.closes_at or not old.is_active then
    raise exception using
      errcode = '23514',
      constraint = 'jobs_closes_at_is_in_the_future',
      message = 'closes_at lies in the past: write a later day, or set is_active to false to take the position down';
  end if;
  return new;
end
$$;

create trigger refuse_past_closing before insert or update on public.jobs
  for each row when (new.is_active and new.closes_at <= now()) execute function private.refuse_past_closing();

create index jobs_open_idx on public.jobs (order_index, id) where is_active;

alter table public.jobs enable row level security;
grant select on public.jobs to anon;

create policy "Visitors read open positions" on public.jobs
  for select to anon
  using (is_active and (closes_at is null or closes_at > now()));
