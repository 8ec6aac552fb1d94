-- The three tables of the website. Lengths and closed lists are those of the forms:
-- app/server/forms/field-lengths.ts and app/content/contact-options.ts say the same, and tests/db holds them together.

create table public.newsletter_signups (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  company text not null,
  created_at timestamptz not null default now(),
  constraint newsletter_signups_email_check
    check (char_length(email) <= 254 and email like '%_@_%'),
  constraint newsletter_signups_company_check
    check (char_length(company) <= 200 and btrim(company) <> '')
);

comment on table public.newsletter_signups is 'Newsletter signups from the home page, one row for each signup.';

create index newsletter_signups_created_at_idx on public.newsletter_signups (created_at);

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  email_address text not null,
  organization_name text,
  country text not null,
  monthly_budget text,
  timeline text,
  interest_area text not null,
  message text not null,
  status text not null default 'new',
  created_at timestamptz not null default now(),
  constraint contact_submissions_full_name_check
    check (char_length(full_name) <= 200 and btrim(full_name) <> ''),
  constraint contact_submissions_email_address_check
    check (char_length(email_address) <= 254 and email_address like '%_@_%'),
  constraint contact_submissions_organization_name_check
    check (char_length(organization_name) <= 200 and btrim(organization_name) <> ''),
  constraint contact_submissions_country_check
    check (country in ('Canada', 'United States', 'United Kingdom', 'Australia', 'Other')),
  constraint contact_submissions_monthly_budget_check
    check (monthly_budget in (
      'Under $500', '$500 - $2,000', '$2,000 - $5,000', 'Over $5,000', 'Not Applicable'
    )),
  constraint contact_submissions_timeline_check
    check (timeline in (
      'Urgent (Within 1 Month)', '1 - 3 Months', '3 - 6 Months', '6+ Months', 'Just Exploring'
    )),
  constraint contact_submissions_interest_area_check
    check (interest_area in (
      'AImpactLINK',
      'AImpactFUNDS',
      'AImpactBI',
      'AImpactPROOF',
      'AImpactBOT',
      'Custom Technology Solutions',
      'Governance & Risk Management Services',
      'Fundraising & Grant Management Services',
      'Financial Operations Services',
      'Human Resources Services',
      'Data Management & Reporting Services',
      'Training & Education Services',
      'Speaking / Thought Leadership Inquiry',
      'Job Inquiry / Unsolicited Resume',
      'Partnership Inquiry',
      'General Inquiry'
    )),
  constraint contact_submissions_message_check
    check (char_length(message) <= 5000 and btrim(message) <> ''),
  -- Visitors write only 'new' (see the policy); the owner's later words stay short and plain.
  constraint contact_submissions_status_check
    check (status ~ '^[a-z]+([ _-][a-z]+)*$' and char_length(status) <= 40)
);

comment on table public.contact_submissions is 'Messages from the contact form. created_at orders them and counts for retention.';

create index contact_submissions_created_at_idx on public.contact_submissions (created_at);

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  location text not null,
  department text,
  description text not null,
  slug text not null,
  is_active boolean not null default true,
  order_index integer not null default 0,
  qualifications text[] not null default '{}',
  benefits text[] not null default '{}',
  application_url text not null,
  -- Not shown; says to search engines since when the position has been open.
  created_at timestamptz not null default now(),
  constraint jobs_title_check check (char_length(title) <= 200 and btrim(title) <> ''),
  constraint jobs_location_check check (char_length(location) <= 200 and btrim(location) <> ''),
  constraint jobs_department_check check (char_length(department) <= 200 and btrim(department) <> ''),
  constraint jobs_description_check check (btrim(description) <> ''),
  constraint jobs_slug_check check (char_length(slug) <= 100 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint jobs_slug_key unique (slug),
  constraint jobs_qualifications_check check (array_position(qualifications, null) is null),
  constraint jobs_benefits_check check (array_position(benefits, null) is null),
  constraint jobs_application_url_check
    check (char_length(application_url) <= 2048 and application_url ~ '^(https?://|mailto:)[^[:space:]]+$')
);

comment on table public.jobs is 'Open and closed positions. Visitors see the active ones, in the order of order_index.';
comment on column public.jobs.description is 'Plain text; line breaks are kept.';
comment on column public.jobs.application_url is 'Where to apply: an https, http or mailto address.';

create index jobs_open_idx on public.jobs (order_index) where is_active;
