-- The organization's time zone. The Worker writes it, from app/content/organization.ts, whenever it plans mails.
create table private.settings (
  -- There is one row.
  id boolean primary key default true check (id),
  -- An unknown zone raises an error.
  time_zone text not null default 'UTC' check (now() at time zone time_zone is not null)
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

-- A time as the saved queries show it.
create function private.local_text(moment timestamptz) returns text
language sql stable
set search_path = ''
return to_char(moment at time zone private.time_zone(), 'YYYY-MM-DD HH24:MI');

-- A visitor's text as a spreadsheet cell: one that begins with these signs would be run as a formula, and an apostrophe
-- marks it as text.
create function private.spreadsheet_text(written text) returns text
language sql immutable
set search_path = ''
return case when written ~ '^[[:space:]]*[=+@-]' or written ~ '^[\t\r\n]' then '''' || written else written end;
