-- What a posting says about pay, kind, place, time and hiring. All of it may be empty: a row with the first columns
-- alone is a complete position. What a CHECK refuses would be shown wrongly or is forbidden in Ontario
-- (O. Reg. 476/24, docs/decisions/0016-job-postings.md); what is merely missing is listed by private.posting_findings.

alter table public.jobs
  add column employment_type text,
  add column hours_per_week numeric(4, 1),
  add column salary_min numeric(10, 2),
  add column salary_max numeric(10, 2),
  add column salary_period text,
  add column salary_currency text,
  add column work_arrangement text,
  add column city text,
  add column region text,
  add column country text,
  add column posted_at timestamptz,
  add column closes_at timestamptz,
  add column vacancy_exists boolean,
  add column ai_used boolean,
  add column ai_statement text,
  add column accommodation text;

create function private.yearly_pay(amount numeric, period text, hours_per_week numeric) returns numeric
language sql
immutable
as $$
  select amount * case period
    when 'hour' then coalesce(hours_per_week, 40) * 52
    when 'week' then 52
    when 'month' then 12
    when 'year' then 1
  end;
$$;
grant execute on function private.yearly_pay to public;

comment on function private.yearly_pay is
  'What an amount for each period comes to in a year; an hourly one at 40 hours a week where none are given.';

alter table public.jobs
  add constraint jobs_employment_type_check check (employment_type in (
    'full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer'
  )),
  add constraint jobs_hours_per_week_check check (hours_per_week > 0 and hours_per_week <= 60),
  add constraint jobs_salary_min_check check (salary_min > 0),
  add constraint jobs_salary_max_is_at_least_salary_min check (salary_max >= salary_min),
  add constraint jobs_salary_max_needs_salary_min check (salary_max is null or salary_min is not null),
  add constraint jobs_salary_min_and_salary_period_go_together
    check ((salary_min is null) = (salary_period is null)),
  add constraint jobs_salary_period_check check (salary_period in ('hour', 'week', 'month', 'year')),
  add constraint jobs_salary_currency_check check (salary_currency ~ '^[A-Z]{3}$'),
  add constraint jobs_work_arrangement_check check (work_arrangement in ('on_site', 'hybrid', 'remote')),
  add constraint jobs_city_check
    check (char_length(city) <= 100 and btrim(city) <> '' and city !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  add constraint jobs_region_check check (
    region ~ '^[A-Z]{2}$'
    and (country <> 'CA' or region in (
      'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'
    ))
  ),
  add constraint jobs_region_needs_country check (region is null or country is not null),
  add constraint jobs_country_check check (country ~ '^[A-Z]{2}$'),
  add constraint jobs_posted_at_check check (posted_at between '2000-01-01' and '2100-01-01'),
  add constraint jobs_closes_at_check check (closes_at between '2000-01-01' and '2100-01-01'),
  add constraint jobs_closes_at_is_after_posted_at check (closes_at > posted_at),
  add constraint jobs_ai_statement_check check (char_length(ai_statement) <= 1000 and btrim(ai_statement) <> ''),
  add constraint jobs_ai_statement_needs_ai_used check (ai_statement is null or ai_used is not null),
  add constraint jobs_accommodation_check check (char_length(accommodation) <= 1000 and btrim(accommodation) <> ''),
  -- At most $50,000 a year wide, unless it ends above $200,000. Work from anywhere in Canada may be done in Ontario.
  add constraint jobs_salary_range_is_narrow_enough_for_ontario check (
    (region = 'ON' or (region is null and country = 'CA' and work_arrangement = 'remote')) is not true
    or salary_max is null
    or private.yearly_pay(salary_max, salary_period, hours_per_week) > 200000
    or private.yearly_pay(salary_max - salary_min, salary_period, hours_per_week) <= 50000
  );

comment on column public.jobs.employment_type is
  'full_time, part_time, contract, temporary, internship or volunteer.';
comment on column public.jobs.hours_per_week is 'Usual hours a week, such as 37.5.';
comment on column public.jobs.salary_min is 'The pay, or where its range begins.';
comment on column public.jobs.salary_max is 'Where the range ends; empty when the pay is one amount.';
comment on column public.jobs.salary_period is 'What the pay is for: hour, week, month or year.';
comment on column public.jobs.salary_currency is 'Three letters, such as USD; empty means CAD.';
comment on column public.jobs.work_arrangement is 'on_site, hybrid or remote.';
comment on column public.jobs.city is 'Where the work is done, or the office for hybrid work.';
comment on column public.jobs.region is 'The province in two letters, such as ON.';
comment on column public.jobs.country is 'The country in two letters, such as CA; for remote work, where people may live.';
comment on column public.jobs.posted_at is 'Since when it is public; empty means when the row was made.';
comment on column public.jobs.closes_at is 'Until when people may apply; afterwards visitors no longer see the position.';
comment on column public.jobs.vacancy_exists is 'Whether there is a vacancy now; false for a posting that collects applications.';
comment on column public.jobs.ai_used is 'Whether artificial intelligence screens, assesses or selects applicants.';
comment on column public.jobs.ai_statement is 'How it is used, in a sentence or two.';
comment on column public.jobs.accommodation is 'How to ask for accommodation; empty means the page''s own sentence.';

-- A closed position is no longer open, whoever asks.
alter policy "Visitors read active jobs" on public.jobs
  using (is_active and (closes_at is null or closes_at > now()));
