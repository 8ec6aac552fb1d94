-- Jobs to look at on a fresh database, of every kind: remote, hybrid and on site, paid by the hour, month and year, with
-- and without a closing date. Running it again changes nothing: a slug that exists is left alone. Days count from today
-- where the organization is.

create or replace function pg_temp.in_days(days integer) returns date
language sql
as $$
  select (now() at time zone 'America/Toronto')::date + days;
$$;

insert into public.jobs
  (slug, title, location, department, is_active, order_index, application_url, description, qualifications, benefits,
    employment_type, hours_per_week, salary_min, salary_max, salary_period, work_arrangement, city, region, country,
    posted_on, closes_on, vacancy_exists, ai_used, ai_statement, accommodation)
values
(
  'nonprofit-bookkeeper',
  'Nonprofit Bookkeeper',
  'Remote (Canada)',
  'Financial Operations',
  true,
  20,
  'mailto:jobs@example.org?subject=Application:%20Nonprofit%20Bookkeeper',
  $text$You keep the books for six to eight charities, from daily entries to the year-end audit file.

A usual month: reconcile bank and card accounts, post donations and restricted grants to the right funds, run payroll, file HST rebates, and send each executive director a two-page report with the one number to watch. At year-end you prepare the file for the auditor and the figures for the T3010.

You’ll work with AImpactFUNDS and AImpactPROOF, our partner’s tools; we’ll teach you both.$text$,
  array[
    'Three years of full-cycle bookkeeping, at least one of them with a charity or nonprofit',
    'Fund accounting: you know what deferred and restricted mean, and why it matters',
    'Payroll and HST rebates in at least two provinces'
  ],
  array[
    'Fully remote, anywhere in Canada, with hours you set around month-end',
    'Health and dental coverage from day one',
    'Three weeks of vacation, four after two years'
  ],
  'part_time', 21, 34, 40, 'hour', 'remote', null, null, 'CA',
  pg_temp.in_days(-5), null, true, false, null, null
),
(
  'hr-generalist-nonprofit-clients',
  'HR Generalist, Nonprofit Clients',
  'Remote (Canada)',
  'Human Resources',
  true,
  40,
  'https://jobs.example.org/hr-generalist',
  $text$A shelter with nineteen staff has no HR department. It has you, one day a week.

You write job postings and sit in on interviews, bring order to contracts and personnel files, explain the Employment Standards Act in words that a shift lead can use, and coach managers through the conversations that nobody likes to have.

You’ll have four clients, a day each, and a colleague who covers for you when you’re away. This is a twelve-month contract to cover a parental leave.$text$,
  array[
    'A CHRP designation or the experience that would earn one',
    'Ontario employment law in daily practice, with some knowledge of a second province',
    'Discretion, patience and a sense of humour'
  ],
  array[
    'Four weeks of vacation a year',
    'Health and dental coverage from day one, counselling included',
    'Fridays off'
  ],
  'temporary', 30, 5800, 6600, 'month', 'remote', null, null, 'CA',
  pg_temp.in_days(-3), pg_temp.in_days(17), true, false, null, null
),
(
  'data-and-reporting-analyst',
  'Data and Reporting Analyst',
  'Toronto, Ontario (Hybrid)',
  'Data Management & Reporting',
  true,
  50,
  'https://jobs.example.org/data-and-reporting-analyst',
  $text$Our clients count everything: meals, beds, bus tickets, hours of tutoring. They count in six places, and the totals don’t agree. You’ll make them agree.

You clean up what’s there, from spreadsheets to an old case-management system. You build reports in AImpactBI that funders accept and boards understand. And you teach staff to keep it that way once you’ve left.

You’ll handle records about people in hard moments of their lives, so privacy is part of the job.$text$,
  array[
    'Two years of cleaning, joining and explaining data, in any sector',
    'SQL, and Power BI, Tableau or a similar tool',
    'A working knowledge of PHIPA or PIPEDA, or willingness to learn it in your first month',
    'Experience with case-management systems is welcome but not required'
  ],
  array[
    'One or two days a week at our Toronto office, your choice which',
    'Health and dental coverage from day one',
    'Time and money for one course a year'
  ],
  'full_time', 37.5, 72000, 86000, 'year', 'hybrid', 'Toronto', 'ON', 'CA',
  pg_temp.in_days(-12), pg_temp.in_days(13), true, true,
  'Software sorts applications by the tools they mention. Our team reads every one and makes the decision.',
  'Tell us how you’d like to be interviewed: by video, by phone, in person, or with the questions a day before.'
),
(
  'training-facilitator',
  'Training Facilitator',
  'Ottawa, Ontario',
  'Training & Education',
  true,
  60,
  'https://jobs.example.org/training-facilitator',
  $text$Half-day workshops for people who’d rather be with their clients: financial basics for program managers, privacy for front-line staff, first steps on a board.

You’ll deliver about four workshops a month in Ottawa and Gatineau, in English or in both languages, from material we develop together. You’re on our payroll, and we pay for preparation and travel too.$text$,
  array[
    'You have taught adults, in workshops or in class',
    'English and French, both fluent enough for questions from the floor'
  ],
  array[
    'Paid preparation and travel time',
    'We supply the materials, the room and the coffee'
  ],
  'part_time', 12, 42, null, 'hour', 'on_site', 'Ottawa', 'ON', 'CA',
  pg_temp.in_days(-30), null, false, false, null, null
),
(
  'client-care-coordinator',
  'Client Care Coordinator',
  'Toronto, Ontario',
  null,
  true,
  70,
  'mailto:jobs@example.org?subject=Application:%20Client%20Care%20Coordinator',
  $text$You’re the first person a worried executive director talks to.

You answer the shared mailbox, book consultations, find the right colleague, follow up until the matter is closed, and notice when three clients ask the same question in a week.$text$,
  array[
    'Two years in a role where people came to you with problems',
    'Careful written English and a friendly manner on calls'
  ],
  array[
    'Regular hours, Monday to Friday',
    'Three weeks of vacation and the office closed between the holidays',
    'Health and dental coverage from day one'
  ],
  'full_time', 35, 52000, 58000, 'year', 'hybrid', 'Toronto', 'ON', 'CA',
  pg_temp.in_days(-2), null, true, false, null, null
),
(
  'program-lead-vancouver',
  'Program Lead',
  'Vancouver, British Columbia',
  'Training & Education',
  true,
  85,
  'https://jobs.example.org/program-lead-vancouver',
  $text$Three nonprofits on the Downtown Eastside share one training room, and from spring they share you.

You run the room: a calendar of workshops in bookkeeping, privacy and board work, a help desk on Thursdays, and the coffee that keeps people talking afterwards. You teach about a third of the workshops yourself and find the right person for the rest.

You’d be our first colleague in British Columbia. Expect a call with Toronto every Monday and a visit twice a year.$text$,
  array[
    'You have run programs for adults in a community organization',
    'Ease with people who have had a hard morning'
  ],
  array[
    'Four weeks of vacation from the first year',
    'Health and dental coverage from day one',
    'A transit pass'
  ],
  'full_time', 35, 68000, 79000, 'year', 'on_site', 'Vancouver', 'BC', 'CA',
  pg_temp.in_days(-7), pg_temp.in_days(20), true, false, null, null
),
(
  'summer-communications-intern',
  'Summer Communications Intern',
  'Toronto, Ontario',
  'Communications',
  false,
  90,
  'https://jobs.example.org/summer-communications-intern',
  $text$Twelve weeks, from May to August: write impact stories with our clients, film short interviews for our video series, and leave with a portfolio that is yours.

This position is filled for this year. We post the next one in February.$text$,
  array['You study communications, journalism or something close to it'],
  array[]::text[],
  'internship', 35, 21.5, null, 'hour', 'on_site', 'Toronto', 'ON', 'CA',
  null, null, false, false, null, null
)
on conflict (slug) do nothing;
