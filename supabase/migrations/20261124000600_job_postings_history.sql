-- Ontario requires a copy of every public posting for three years after it came down (Employment Standards Act, s. 15).
-- Triggers write it, whoever changes a position.
create table private.job_postings_history (
  id bigint generated always as identity primary key,
  job_id uuid not null,
  event text not null check (event in ('posted', 'changed', 'taken down')),
  -- When it happened; for 'taken down' when the public last saw it, which a closing date may have ended earlier.
  happened_at timestamptz not null default now(),
  posting jsonb not null
);

create index job_postings_history_job_idx on private.job_postings_history (job_id, id);

create function private.note_job_posting() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  was boolean := tg_op in ('UPDATE', 'DELETE') and old.is_active;
  is_now boolean := tg_op in ('INSERT', 'UPDATE') and new.is_active;
  same boolean := tg_op = 'UPDATE' and old.id = new.id;
begin
  if tg_op = 'TRUNCATE' then
    insert into private.job_postings_history (job_id, event, happened_at, posting)
    select id, 'taken down', least(now(), closes_at), to_jsonb(jobs) from public.jobs where is_active;
    return null;
  end if;
  if was and not (is_now and same) then
    insert into private.job_postings_history (job_id, event, happened_at, posting)
    values (old.id, 'taken down', least(now(), old.closes_at), to_jsonb(old));
  end if;
  if is_now and not (was and same) then
    insert into private.job_postings_history (job_id, event, posting)
    values (new.id, 'posted', to_jsonb(new));
  elsif is_now and to_jsonb(new) - 'updated_at' <> to_jsonb(old) - 'updated_at' then
    insert into private.job_postings_history (job_id, event, posting)
    values (new.id, 'changed', to_jsonb(new));
  end if;
  return null;
end
$$;

create trigger note_job_posting after insert or update or delete on public.jobs
  for each row execute function private.note_job_posting();
create trigger note_truncated_job_postings before truncate on public.jobs
  for each statement execute function private.note_job_posting();

-- A posting's rows, from 'posted' to 'taken down' (or its closing date), expire together.
create view private.job_postings_due as
  select job_id, id
  from (
    select job_id, id, coalesce(
      min(happened_at) filter (where event = 'taken down') over later,
      (last_value(posting ->> 'closes_at') over later)::timestamptz
    ) as came_down
    from private.job_postings_history
    window later as (partition by job_id order by id rows between current row and unbounded following)
  ) as version
  where came_down < now() - interval '3 years';

-- Stable: it sees the history as it was before the statement, so that a posting's rows can go in one.
create function private.keep_job_postings_history() returns trigger
language plpgsql stable
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.id in (select id from private.job_postings_due where job_id = old.job_id) then
    return old;
  end if;
  raise exception 'The history of postings is kept for three years: nothing in it is changed or deleted before.'
    using errcode = 'insufficient_privilege';
end
$$;

create trigger keep_job_postings_history before update or delete on private.job_postings_history
  for each row execute function private.keep_job_postings_history();
create trigger keep_whole_job_postings_history before truncate on private.job_postings_history
  for each statement execute function private.keep_job_postings_history();
