-- Who may do what. A hosted project grants everything on new tables to its request roles, so all of it is
-- taken back first; what is left is what a visitor needs. service_role keeps everything.

alter table public.newsletter_signups enable row level security;
alter table public.contact_submissions enable row level security;
alter table public.jobs enable row level security;

revoke all on public.newsletter_signups, public.contact_submissions, public.jobs
  from public, anon, authenticated;
grant all on public.newsletter_signups, public.contact_submissions, public.jobs to service_role;

grant usage on schema public to anon, service_role;

-- The company is fixed: content/organization.ts has the same name, and a test holds the two together.
grant insert (email, company, created_at) on public.newsletter_signups to anon;

create policy "Visitors sign up for our newsletter" on public.newsletter_signups
  for insert to anon
  with check (company = 'Cedarline Nonprofit Partners');

grant insert (
  full_name, email_address, organization_name, country, monthly_budget, timeline, interest_area,
  message, status
) on public.contact_submissions to anon;

create policy "Visitors send new messages" on public.contact_submissions
  for insert to anon
  with check (status = 'new');

grant select on public.jobs to anon;

create policy "Visitors read active jobs" on public.jobs
  for select to anon
  using (is_active);
