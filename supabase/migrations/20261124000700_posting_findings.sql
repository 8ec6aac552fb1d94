-- What an active posting still lacks, in sentences for its author. The rules are Ontario's
-- (docs/decisions/README.md), so work that is certainly done elsewhere is left out.
create function public.posting_findings()
returns table (slug text, title text, number integer, sentence text)
language sql stable security definer
set search_path = ''
as $$
  with posting as (
    select
      jobs.*,
      concat_ws(' ', title, description, array_to_string(qualifications, ' '), array_to_string(benefits, ' '))
        as words,
      region is null and coalesce(work_arrangement, '') <> 'remote' and coalesce(country, 'CA') = 'CA'
        as place_unknown,
      coalesce(country, 'CA') = 'CA' and coalesce(region, 'ON') = 'ON' as maybe_ontario
    from public.jobs
    where is_active
  )
  select posting.slug, posting.title, finding.number, finding.sentence
  from posting
  cross join lateral (values
    (1, closes_at <= now(),
      'Its closing date has passed, so visitors no longer see it: set is_active to false, or move closes_at.'),
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
      'It seems to ask for Canadian experience, which a posting may not do: ask for the experience itself.')
  ) as finding (number, applies, sentence)
  where finding.applies
  order by posting.slug, finding.number;
$$;

grant execute on function public.posting_findings() to service_role;
