-- The site's address stands beside the time zone, for the links of the newsletter. npm run db:push writes both.
alter table private.settings
  add column site_url text check (site_url ~ '^https?://[^/?#@[:space:]]+$');

create function private.use_settings(zone text, address text) returns void
language sql
set search_path = ''
as $$
  select private.use_time_zone(zone);
  update private.settings set site_url = rtrim(address, '/') where address <> '';
$$;

create function private.site_url() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  address text := (select site_url from private.settings);
begin
  if address is null then
    raise exception 'The database does not know the site''s address: put yours in here, run it once, and run this query again:  update private.settings set site_url = ''https://www.your-domain.ca'';';
  end if;
  return address;
end
$$;

-- An address as the owner pastes it into a query.
create function private.address(pasted text) returns text
language sql immutable
set search_path = ''
return lower(regexp_replace(pasted, '[[:space:]\u00A0\u00AD\u200B-\u200F\u2028-\u202F\u2060-\u2064\uFEFF]', '', 'g'));

-- "1 message", "2 messages".
create function private.counted(number bigint, thing text) returns text
language sql immutable
set search_path = ''
return number || ' ' || thing || case number when 1 then '' else 's' end;

-- Each time that a query shows names its zone.
create or replace function private.local_text(moment timestamptz) returns text
language sql stable
set search_path = ''
return to_char(moment at time zone private.time_zone(), 'YYYY-MM-DD HH24:MI') || ' ' || private.time_zone();

-- Spreadsheets also take the wide forms of = + - @ for the beginning of a formula, after any kind of blank.
create or replace function private.spreadsheet_text(written text) returns text
language sql immutable
set search_path = ''
return case
  when written ~ '^[[:space:]\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]*[=+@\u2212\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B-]'
    or written ~ '^[\t\r\n]'
  then '''' || written else written
end;

-- The newest migration that was applied: a site that needs a newer one is not published. Supabase's CLI keeps the list.
create function public.schema_version() returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (select max(version) from supabase_migrations.schema_migrations);
end
$$;

comment on function public.schema_version() is 'The version of the newest migration that this database has.';
grant execute on function public.schema_version() to anon;
