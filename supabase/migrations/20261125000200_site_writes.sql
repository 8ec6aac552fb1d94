-- Whoever writes with the visitors' key alone has small bounds of their own, so that nobody can use up the site's. The site
-- is known by a token of private.worker_tokens in the header x-worker-token: PostgREST gives a request's headers to the
-- database as the setting request.headers.
create function private.is_site() returns boolean
language sql stable
set search_path = ''
return exists (
  select from private.worker_tokens
  where hash = sha256(convert_to(
    nullif(current_setting('request.headers', true), '')::json ->> 'x-worker-token', 'UTF8'
  ))
);

-- All of them may be changed at any time.
alter table private.visitor_writes
  add column writer text not null default 'site' check (writer in ('site', 'stranger')),
  add column bytes_per_hour integer not null default 10000000 check (bytes_per_hour > 0),
  add column hour timestamptz not null default '-infinity',
  add column bytes_in_hour integer not null default 0,
  drop constraint visitor_writes_pkey,
  add primary key (table_name, writer);

insert into private.visitor_writes (table_name, writer, rows_per_minute, bytes_per_hour)
values ('newsletter_signups', 'stranger', 20, 250000), ('contact_submissions', 'stranger', 20, 250000);

create or replace function private.bound_visitor_writes() returns trigger
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
    where table_name = tg_table_name and writer = case when private.is_site() then 'site' else 'stranger' end
      and (minute < this_minute or rows_in_minute < rows_per_minute)
      and (hour < this_hour or bytes_in_hour + bytes <= bytes_per_hour);
  if not found then
    raise sqlstate 'PT429' using message = 'Too many rows in this minute, or too much text in this hour';
  end if;
  return null;
end
$$;

-- A row that repeats another within an hour is taken and deleted again, after every check. An error, or a row that a trigger
-- leaves out before the checks, would tell whoever has the visitors' key what others wrote. The lock makes the second of two
-- simultaneous inserts wait for the first.
create function private.drop_repeated_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  not_sent constant text[] := array['id', 'status', 'created_at'];
begin
  perform pg_advisory_xact_lock(hashtext('contact ' || new.email_address));
  if to_jsonb(new) - not_sent in (
    select to_jsonb(earlier) - not_sent from public.contact_submissions as earlier
    where earlier.email_address = new.email_address and md5(earlier.message) = md5(new.message)
      and earlier.created_at > now() - interval '1 hour' and earlier.id <> new.id
    -- Only a flood sends one text twenty times with other names.
    order by earlier.created_at desc
    limit 20
  ) then
    delete from public.contact_submissions where id = new.id;
  end if;
  return null;
end
$$;

create function private.drop_repeated_signup() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('newsletter ' || lower(new.email)));
  -- Whoever unsubscribed in between signs up anew.
  if exists (
    select from public.newsletter_signups as earlier
    where lower(earlier.email) = lower(new.email) and earlier.id <> new.id
      and earlier.consented_at > now() - interval '1 hour' and earlier.withdrawn_at is null
  ) then
    delete from public.newsletter_signups where id = new.id;
  end if;
  return null;
end
$$;

drop trigger refuse_repeated_message on public.contact_submissions;
drop trigger refuse_repeated_signup on public.newsletter_signups;
drop function private.refuse_repeated_message();
drop function private.refuse_repeated_signup();
create trigger drop_repeated_message after insert on public.contact_submissions
  for each row when (current_user = 'anon') execute function private.drop_repeated_message();
create trigger drop_repeated_signup after insert on public.newsletter_signups
  for each row when (current_user = 'anon') execute function private.drop_repeated_signup();
