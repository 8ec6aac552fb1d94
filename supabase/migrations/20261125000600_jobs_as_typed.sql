-- Positions as people type them: a day is a day where the organization is, and whatever the page would leave out or show
-- wrongly is refused with a sentence. Rows from before keep what they have; public.posting_findings lists it.
alter table public.jobs
  add column posted_on date check (posted_on between '2000-01-01' and '2099-12-31'),
  add column closes_on date check (closes_on between '2000-01-01' and '2099-12-31'),
  drop constraint jobs_posted_at_check,
  drop constraint jobs_closes_at_check,
  -- private.job_flaws has these rules.
  drop constraint jobs_salary_min_check,
  drop constraint jobs_salary_currency_check,
  drop constraint jobs_country_check,
  drop constraint jobs_application_url_check,
  add constraint jobs_application_url_check check (char_length(application_url) <= 2048);

comment on column public.jobs.posted_at is 'Follows from posted_on.';
comment on column public.jobs.closes_at is 'Follows from closes_on: the end of that day where the organization is.';

-- 05/06/2027 is May 6 to some and June 5 to others. In this order it is no day, and the row is refused.
set datestyle = 'ISO, YMD';
do $$
begin
  execute format('alter database %I set datestyle = %L', current_database(), 'ISO, YMD');
exception
  when insufficient_privilege then
    raise notice 'Days such as 05/06/2027 are read as May 6: this role may not change the database''s datestyle.';
end
$$;

-- Nothing but white space and characters that no font shows.
create function private.is_blank(written text) returns boolean
language sql immutable
set search_path = ''
return written ~ '^[[:space:]\u0085\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8]*$';

-- Without white space and invisible characters at its ends, and with line breaks of one kind.
create function private.trimmed(written text) returns text
language sql immutable
set search_path = ''
return case when private.is_blank(written) then written else regexp_replace(
  replace(replace(written, E'\r\n', E'\n'), E'\r', E'\n'),
  '^[[:space:]\u0085\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]+|[[:space:]\u0085\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]+$',
  '', 'g'
) end;

-- The same as applicationLink in app/careers/application-link.ts.
create function private.is_application_link(address text) returns boolean
language sql immutable
set search_path = ''
as $$
  with part as (
    select '([A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]([A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F-]*[A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F])?\.)+[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]([A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F-]*[A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F])?' as domain,
      '[A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F.!$''*+/=^_`{|}~%-]+' as mailbox,
      '[!-\[\]-~\u00C0-\u024F]*' as rest
  )
  select address ~* ('^https?://' || domain || '(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?([/?#]' || rest || ')?$')
    or address ~* ('^mailto:' || mailbox || '@' || domain || '(,' || mailbox || '@' || domain || ')*([?]' || rest || ')?$')
    or address ~* ('^mailto:[?](' || rest || '&)?to=' || mailbox || '@' || domain || '([,&]' || rest || ')?$')
  from part;
$$;

-- What the page would leave out or show wrongly, in sentences.
create function private.job_flaws(job public.jobs) returns table (sentence text)
language sql stable
set search_path = ''
as $$
  select format('%s: write it in one line, without control characters and marks of direction.', name)
  from (values ('title', job.title), ('location', job.location), ('department', job.department), ('city', job.city))
    as line (name, written)
  where written ~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
  union all
  select format('%s: it has control characters, which nobody sees: leave them out.', name)
  from (values ('description', job.description), ('ai_statement', job.ai_statement), ('accommodation', job.accommodation))
    as paragraphs (name, written)
  where written ~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]'
  union all
  select format('%s: there is nothing that anybody could see: write a text, or leave an optional field empty.', name)
  from (values
    ('title', job.title), ('location', job.location), ('department', job.department), ('description', job.description),
    ('city', job.city), ('ai_statement', job.ai_statement), ('accommodation', job.accommodation)
  ) as words (name, written)
  where private.is_blank(written)
  union all
  select 'application_url: nobody could apply there: write https:// and the whole address of a page, or mailto: and one or more e-mail addresses with commas and no blanks between them.'
  where not private.is_application_link(job.application_url)
  union all
  select format('%s: point %s %s', name, position, case
      when private.is_blank(point) then 'is empty: leave it out.'
      when point ~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]' then 'has more than one line: make each a point of its own.'
      else 'begins with a dash, a bullet or a number, and the page sets its own: leave it out.'
    end)
  from (values ('qualifications', job.qualifications), ('benefits', job.benefits)) as list (name, points)
  cross join lateral unnest(points) with ordinality as each_one (point, position)
  where private.is_blank(point) or point ~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'
    or point ~ '^([-*+\u2013\u2014][[:space:]]|[\u2022\u2023\u25AA\u25CF\u25E6\u00B7]|[0-9]{1,2}[.)][[:space:]])'
  union all
  select format('salary_min, salary_max: nobody pays %s for each %s: write 78000, without dots, commas and blanks, and into salary_period what the amount is for.', amount, bounds.period)
  -- The same as payBounds in app/content/job-options.ts.
  from (values ('hour', 5, 500), ('week', 50, 10000), ('month', 200, 40000), ('year', 1000, 600000))
    as bounds (period, lowest, highest)
  cross join lateral (values (job.salary_min), (job.salary_max)) as pay (amount)
  where bounds.period = job.salary_period and (amount < lowest or amount > highest)
  union all
  -- The same as currencies in app/content/job-options.ts.
  select 'salary_currency: write one of CAD, USD, EUR, GBP, AUD, NZD, CHF, or leave it empty for Canadian dollars.'
  where job.salary_currency not in ('CAD', 'USD', 'EUR', 'GBP', 'AUD', 'NZD', 'CHF')
  union all
  select 'salary_currency: fill in salary_min and salary_period too, or leave it empty.'
  where job.salary_currency is not null and job.salary_min is null
  union all
  select format('country: %s is no country: write its two letters, such as CA, US or GB.', job.country)
  where job.country <> all (string_to_array(regexp_replace('
      AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA
      CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA
      GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
      KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS
      MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS
      RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW
      TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    ', '[[:space:]]+', ' ', 'g'), ' ')) or job.country = ''
  union all
  select 'created_at, updated_at: leave them as they are.'
  where not (job.created_at between '2000-01-01' and now() + interval '1 day')
    or not (job.updated_at between '2000-01-01' and now() + interval '1 day');
$$;

create function private.check_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  zone text := private.time_zone();
  posted timestamptz := new.posted_on::timestamp at time zone zone;
  closes timestamptz := (new.closes_on + time '23:59:59') at time zone zone;
  was public.jobs;
  flaws text[];
begin
  if tg_op = 'UPDATE' then
    was := old;
  end if;
  new.title := private.trimmed(new.title);
  new.location := private.trimmed(new.location);
  new.department := private.trimmed(new.department);
  new.description := private.trimmed(new.description);
  new.application_url := private.trimmed(new.application_url);
  new.city := private.trimmed(new.city);
  new.ai_statement := private.trimmed(new.ai_statement);
  new.accommodation := private.trimmed(new.accommodation);
  new.qualifications := array(select private.trimmed(point) from unnest(new.qualifications) with ordinality as one (point, position) order by position);
  new.benefits := array(select private.trimmed(point) from unnest(new.benefits) with ordinality as one (point, position) order by position);
  -- A moment that somebody wrote would be read in UTC. What a day of before stood for goes with the day.
  if new.closes_at is distinct from was.closes_at and new.closes_at is not null and new.closes_at is distinct from closes then
    flaws := array['closes_at: leave it empty: it follows from closes_on, which is the last day to apply, such as 2026-12-31.'];
  end if;
  if new.posted_at is distinct from was.posted_at and new.posted_at is not null and new.posted_at is distinct from posted then
    flaws := flaws || 'posted_at: leave it empty: it follows from posted_on, which is the first day, such as 2026-12-01.'::text;
  end if;
  if new.closes_on is not null or was.closes_on is not null then
    new.closes_at := closes;
  end if;
  if new.posted_on is not null or was.posted_on is not null then
    new.posted_at := posted;
  end if;
  -- What a row had before, it may keep: it can still be taken down or corrected field by field.
  flaws := flaws || array(
    select sentence from private.job_flaws(new)
    except select sentence from private.job_flaws(was) where was.id is not null
  );
  if cardinality(flaws) > 0 then
    raise check_violation using message = array_to_string(flaws, ' ');
  end if;
  return new;
end
$$;

-- By its name it runs before the other triggers, which use the moments.
create trigger check_job before insert or update on public.jobs
  for each row execute function private.check_job();

create or replace function private.refuse_past_closing() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.closes_at is distinct from old.closes_at or not old.is_active then
    raise exception using
      errcode = '23514',
      constraint = 'jobs_closes_at_is_in_the_future',
      message = 'closes_on lies in the past: write a later day, or set is_active to false to take the position down';
  end if;
  return new;
end
$$;

-- Another zone moves the ends of days that are still to come.
create or replace function private.use_time_zone(zone text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.settings set time_zone = zone where time_zone <> zone;
  if found then
    update public.jobs set updated_at = updated_at
    where closes_on > (now() at time zone zone)::date or posted_on > (now() at time zone zone)::date;
  end if;
end
$$;

drop policy "Visitors read open positions" on public.jobs;
create policy "Visitors read open positions" on public.jobs
  for select to anon
  using (is_active and (posted_at is null or posted_at <= now()) and (closes_at is null or closes_at > now()));

create or replace function public.posting_findings()
returns table (slug text, title text, number integer, sentence text)
language sql stable security definer
set search_path = ''
as $$
  with posting as (
    select
      jobs.*,
      jobs as whole,
      concat_ws(E'\n', title, description, array_to_string(qualifications, E'\n'), array_to_string(benefits, E'\n'))
        as words,
      region is null and coalesce(work_arrangement, '') <> 'remote' and coalesce(country, 'CA') = 'CA'
        as place_unknown,
      coalesce(country, 'CA') = 'CA' and coalesce(region, 'ON') = 'ON' as maybe_ontario
    from public.jobs
    where is_active
  )
  select posting.slug, posting.title, finding.number, finding.sentence
  from posting
  cross join lateral (
    select number, sentence
    from (values
      (1, closes_at <= now(),
        'Its closing date has passed, so visitors no longer see it: set is_active to false, or move closes_on.'),
      (2, maybe_ontario and place_unknown,
        'It does not say in which province the work is done: fill in city, region and country.'),
      (3, maybe_ontario and salary_min is null and employment_type is distinct from 'volunteer',
        'It does not say what it pays: fill in salary_min, salary_period and, for a range, salary_max (not asked when the pay is above $200,000 a year).'),
      (4, maybe_ontario and private.yearly_pay(salary_max, salary_period, hours_per_week) <= 200000
        and private.yearly_pay(salary_max - salary_min, salary_period, hours_per_week) > 50000,
        'Its pay range is wider than $50,000 a year: bring salary_min and salary_max closer together.'),
      (5, maybe_ontario and vacancy_exists is null,
        'It does not say whether there is a vacancy now: set vacancy_exists to true or false.'),
      (6, maybe_ontario and ai_used is null,
        'It does not say whether artificial intelligence screens, assesses or selects applicants: set ai_used to true or false.'),
      (7, maybe_ontario and words ~* 'canad(a|ian)[[:space:]]+(work[[:space:]]+)?experience|experience[[:space:]]+(working[[:space:]]+)?in[[:space:]]+canada',
        'It seems to ask for Canadian experience, which a posting may not do: ask for the experience itself.'),
      (8, ai_used and ai_statement is null,
        'It says that artificial intelligence is used, and not how: write a sentence into ai_statement.'),
      (9, posted_at > now(),
        'Visitors do not see it yet: it is public from ' || private.local_text(posted_at) || '.'),
      (10, closes_at > now() and closes_on is null,
        'It closes at ' || private.local_text(closes_at) || ', which was written as a moment: write the last day into closes_on.'),
      (11, posted_at is not null and posted_on is null,
        'It is public since ' || private.local_text(posted_at) || ', which was written as a moment: write the day into posted_on.'),
      (12, closes_at > now() + interval '1 year',
        'It closes in more than a year, at ' || private.local_text(closes_at) || ': look at the year of closes_on.'),
      (13, application_url ~* '^http:',
        'It is applied for over http://, where others can read along: write an address that begins with https:// into application_url.'),
      (14, words ~ '<[a-zA-Z/!][^>]*>|&[a-z]+;|&#[0-9]+;',
        'Its texts have HTML, such as <b> or &amp;, which is shown as typed: take it out.'),
      (15, words ~ '(^|\n)#{1,6} |\*\*[^*\n]+\*\*|__[^_\n]+__|\[[^]\n]+\]\([^)\n]+\)|(^|\n)```',
        'Its texts have Markdown, such as ** or #, which is shown as typed: take it out.')
    ) as known (number, applies, sentence)
    where applies
    union all
    select 16, flaw.sentence from private.job_flaws(posting.whole) as flaw
  ) as finding
  order by posting.slug, finding.number, finding.sentence;
$$;
