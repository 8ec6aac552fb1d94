-- Bounds on what visitors insert (docs/decisions/README.md): one row for each statement, rows for each table and calendar
-- minute, bytes for each hour. Whoever writes with the visitors' key alone has small bounds of their own, so that nobody can
-- use up the site's. All may be changed at any time.
create table private.visitor_writes (
  table_name text not null,
  writer text not null check (writer in ('site', 'stranger')),
  rows_per_minute integer not null check (rows_per_minute > 0),
  bytes_per_hour integer not null check (bytes_per_hour > 0),
  minute timestamptz not null default '-infinity',
  rows_in_minute integer not null default 0,
  hour timestamptz not null default '-infinity',
  bytes_in_hour integer not null default 0,
  primary key (table_name, writer)
);

insert into private.visitor_writes (table_name, writer, rows_per_minute, bytes_per_hour)
values
  ('contact_submissions', 'site', 300, 10000000), ('contact_submissions', 'stranger', 20, 250000),
  ('newsletter_signups', 'site', 300, 10000000), ('newsletter_signups', 'stranger', 20, 250000);

create function private.bound_visitor_writes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- By the clock: now() is when the transaction began, which may be a minute earlier.
  this_minute timestamptz := date_trunc('minute', clock_timestamp());
  this_hour timestamptz := date_trunc('hour', this_minute);
  bytes integer := (select sum(octet_length(new_rows::text)) from new_rows);
begin
  if (select count(*) from new_rows) > 1 then
    raise sqlstate 'PT413' using message = 'One row at a time';
  end if;
  update private.visitor_writes
    set rows_in_minute = case when minute < this_minute then 1 else rows_in_minute + 1 end,
      minute = greatest(minute, this_minute),
      bytes_in_hour = case when hour < this_hour then bytes else bytes_in_hour + bytes end,
      hour = greatest(hour, this_hour)
    where table_name = tg_table_name and writer = case when private.has_worker_token() then 'site' else 'stranger' end
      and (minute < this_minute or rows_in_minute < rows_per_minute)
      and (hour < this_hour or bytes_in_hour + bytes <= bytes_per_hour);
  if not found then
    raise sqlstate 'PT429' using message = 'Too many rows in this minute, or too much text in this hour';
  end if;
  return null;
end
$$;

-- The site names each row, and sends it again under the same name when an answer is lost: the repeat is a duplicate key
-- (23505), which says that the row is stored. Who does not know a random name learns nothing by this.
create function private.take_row_id() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.id := coalesce(private.request_header('x-row-id')::uuid, new.id);
  return new;
end
$$;
