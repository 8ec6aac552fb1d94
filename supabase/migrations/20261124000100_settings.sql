-- The organization's time zone and the site's address. npm run db:push writes both, and the Worker the zone.
create table private.settings (
  -- There is one row.
  id boolean primary key default true check (id),
  -- An unknown zone raises an error.
  time_zone text not null default 'UTC' check (now() at time zone time_zone is not null),
  site_url text constraint site_url_is_an_origin check (site_url ~ '^https?://[^/?#@[:space:]]+$')
);

insert into private.settings default values;

create function private.time_zone() returns text
language sql stable
set search_path = ''
return (select time_zone from private.settings);

create function private.use_time_zone(zone text) returns void
language sql
set search_path = ''
as $$
  update private.settings set time_zone = zone where time_zone <> zone;
$$;

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

-- A time as the saved queries show it.
create function private.local_text(moment timestamptz) returns text
language sql stable
set search_path = ''
return to_char(moment at time zone private.time_zone(), 'YYYY-MM-DD HH24:MI') || ' ' || private.time_zone();

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

-- A visitor's text as a spreadsheet cell. One that begins with = + - @ or their wide forms, after any kind of blank, would be
-- run as a formula; an apostrophe marks it as text.
create function private.spreadsheet_text(written text) returns text
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
