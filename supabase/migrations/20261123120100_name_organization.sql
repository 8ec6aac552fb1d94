-- Written by npm run rename, from app/content/organization.ts.

insert into public.settings (organization_name) values ('Cedarline Nonprofit Partners')
on conflict (id) do update set organization_name = excluded.organization_name;
