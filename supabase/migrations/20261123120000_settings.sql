-- The organization's name as the newsletter's access rule holds it: one row, which every visitor may read and none may
-- write. `npm run rename` writes the migration that fills it in, from app/content/organization.ts.

create table public.settings (
  -- There is one row.
  id boolean primary key default true check (id),
  organization_name text not null,
  constraint settings_organization_name_check
    check (char_length(organization_name) <= 200 and btrim(organization_name) <> '')
);

comment on table public.settings is 'What the access rules know about the organization: one row.';

alter table public.settings enable row level security;
revoke all on public.settings from public, anon, authenticated;
grant all on public.settings to service_role;
grant select on public.settings to anon;

create policy "Visitors read what the organization is called" on public.settings
  for select to anon
  using (true);

alter policy "Visitors sign up for our newsletter" on public.newsletter_signups
  with check (company = (select organization_name from public.settings));
