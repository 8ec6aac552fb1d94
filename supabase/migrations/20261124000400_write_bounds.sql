-- The publishable key is public: whoever has it can write to the two tables without the site. A visitor's form is one row,
-- so a visitor's statement writes one row; and all visitors together write no more than a table's bound in any minute of
-- the clock, far above what a busy day of the site brings.
-- rows_per_minute may be changed at will.
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
  added integer := (select count(*) from new_rows);
begin
  if added > 1 then
    raise sqlstate 'PT413' using message = 'One row at a time';
  end if;
  update private.visitor_writes
    set rows_in_minute = case when minute = date_trunc('minute', now()) then rows_in_minute else 0 end + added,
      minute = date_trunc('minute', now())
    where table_name = tg_table_name
      and (minute <> date_trunc('minute', now()) or rows_in_minute + added <= rows_per_minute);
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
