-- Bounds on what visitors insert (docs/decisions/README.md): one row for each statement, and
-- rows_per_minute for each table and calendar minute, which may be changed at any time.
create table private.visitor_writes (
  table_name text primary key,
  rows_per_minute integer not null check (rows_per_minute > 0),
  minute timestamptz not null default '-infinity',
  rows_in_minute integer not null default 0
);

insert into private.visitor_writes (table_name, rows_per_minute)
values ('newsletter_signups', 300), ('contact_submissions', 300);

create function private.bound_visitor_writes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- By the clock: now() is when the transaction began, which may be a minute earlier.
  this_minute timestamptz := date_trunc('minute', clock_timestamp());
begin
  if (select count(*) from new_rows) > 1 then
    raise sqlstate 'PT413' using message = 'One row at a time';
  end if;
  update private.visitor_writes
    set rows_in_minute = case when minute < this_minute then 1 else rows_in_minute + 1 end,
      minute = greatest(minute, this_minute)
    where table_name = tg_table_name and (minute < this_minute or rows_in_minute < rows_per_minute);
  if not found then
    raise sqlstate 'PT429' using message = 'Too many rows in this minute';
  end if;
  return null;
end
$$;

create trigger bound_visitor_writes after insert on public.newsletter_signups
  referencing new table as new_rows for each statement
  when (current_user = 'anon') execute function private.bound_visitor_writes();
create trigger bound_visitor_writes after insert on public.contact_submissions
  referencing new table as new_rows for each statement
  when (current_user = 'anon') execute function private.bound_visitor_writes();
