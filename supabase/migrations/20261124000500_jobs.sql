-- Open and closed positions. A CHECK refuses what would be shown wrongly or is forbidden in Ontario, and its name says what
-- to write instead. docs/office.md explains the columns.

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
  title text not null constraint title_is_one_short_line check (title ~ '^[^\u0001-\u001F\u007F-\u009F\u2028-\u202E]{1,200}$' and title ~ '[^[:space:]]'),
  location text not null constraint location_is_one_short_line check (location ~ '^[^\u0001-\u001F\u007F-\u009F\u2028-\u202E]{1,200}$' and location ~ '[^[:space:]]'),
  department text constraint department_is_one_short_line check (department ~ '^[^\u0001-\u001F\u007F-\u009F\u2028-\u202E]{1,200}$' and department ~ '[^[:space:]]'),
  description text not null constraint description_is_1_to_20000_characters check (char_length(description) <= 20000 and description ~ '[^[:space:]]'),
  slug text not null constraint slug_is_taken unique
    constraint slug_is_small_letters_digits_and_single_hyphens check (char_length(slug) <= 100 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  is_active boolean not null default true,
  order_index integer not null default 0,
  qualifications text[] not null default '{}' constraint qualifications_are_at_most_100_points
    check (array_position(qualifications, null) is null and cardinality(qualifications) <= 100 and char_length(array_to_string(qualifications, '')) <= 10000),
  benefits text[] not null default '{}' constraint benefits_are_at_most_100_points
    check (array_position(benefits, null) is null and cardinality(benefits) <= 100 and char_length(array_to_string(benefits, '')) <= 10000),
  application_url text not null constraint application_url_begins_with_https_or_mailto
    check (char_length(application_url) <= 2048 and application_url ~ '^(https?://|mailto:)[^[:space:]]+$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  employment_type text constraint employment_type_is_one_of_the_list
    check (employment_type in ('full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer')),
  hours_per_week numeric(4, 1) constraint hours_per_week_is_at_most_60 check (hours_per_week > 0 and hours_per_week <= 60),
  salary_min numeric(10, 2),
  salary_max numeric(10, 2),
  salary_period text constraint salary_period_is_one_of_the_list check (salary_period in ('hour', 'week', 'month', 'year')),
  salary_currency text constraint salary_currency_is_one_of_the_list
    check (salary_currency in ('CAD', 'USD', 'EUR', 'GBP', 'AUD', 'NZD', 'CHF')),
  work_arrangement text constraint work_arrangement_is_one_of_the_list check (work_arrangement in ('on_site', 'hybrid', 'remote')),
  city text constraint city_is_one_short_line check (city ~ '^[^\u0001-\u001F\u007F-\u009F\u2028-\u202E]{1,100}$' and city ~ '[^[:space:]]'),
  region text constraint region_is_two_capital_letters check (region ~ '^[A-Z]{2}$'),
  country text constraint country_is_two_capital_letters check (country ~ '^[A-Z]{2}$'),
  posted_on date constraint posted_on_is_a_day_of_this_century check (posted_on between '2000-01-01' and '2099-12-31'),
  closes_on date constraint closes_on_is_a_day_of_this_century check (closes_on between '2000-01-01' and '2099-12-31'),
  -- The beginning of the first day and the end of the last, in the zone of app/content/data/organization.json.
  posted_at timestamptz generated always as (posted_on::timestamp at time zone 'America/Toronto') stored,
  closes_at timestamptz generated always as ((closes_on + time '23:59:59') at time zone 'America/Toronto') stored,
  vacancy_exists boolean,
  ai_used boolean,
  ai_statement text constraint ai_statement_is_1_to_1000_characters check (char_length(ai_statement) <= 1000 and ai_statement ~ '[^[:space:]]'),
  accommodation text constraint accommodation_is_1_to_1000_characters check (char_length(accommodation) <= 1000 and accommodation ~ '[^[:space:]]'),
  constraint salary_max_is_at_least_salary_min check (salary_max is null or (salary_min is not null and salary_max >= salary_min)),
  constraint salary_min_and_salary_period_go_together check ((salary_min is null) = (salary_period is null)),
  -- Beyond it an amount was typed wrongly, such as 78.000.
  constraint salary_is_1000_to_2000000_for_a_year_of_40_hours check (
    private.yearly_pay(salary_min, salary_period, 40) >= 1000
    and private.yearly_pay(coalesce(salary_max, salary_min), salary_period, 40) <= 2000000
  ),
  constraint region_needs_country check (region is null or country is not null),
  constraint closes_on_is_not_before_posted_on check (closes_on >= posted_on),
  constraint ai_statement_needs_ai_used check (ai_statement is null or ai_used is not null),
  -- At most $50,000 a year wide, unless it ends above $200,000. Work from anywhere in Canada may be done in Ontario.
  constraint salary_range_is_narrow_enough_for_ontario check (
    (region = 'ON' or (region is null and country = 'CA' and work_arrangement = 'remote')) is not true
    or salary_max is null
    or private.yearly_pay(salary_max, salary_period, hours_per_week) > 200000
    or private.yearly_pay(salary_max - salary_min, salary_period, hours_per_week) <= 50000
  )
);

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
  for each row execute function private.note_job_change();

create index jobs_open_idx on public.jobs (order_index, id) where is_active;

alter table public.jobs enable row level security;
grant select on public.jobs to anon;

create policy "Visitors read open positions" on public.jobs
  for select to anon
  using (is_active and (posted_at is null or posted_at <= now()) and (closes_at is null or closes_at > now()));
