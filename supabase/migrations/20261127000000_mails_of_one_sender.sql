-- The claim of a post reads few rows, however many messages have its address. In a flood of one address each claim took up to
-- two seconds, and all others waited for its lock.
create index contact_submissions_newest_of_sender_idx on public.contact_submissions (email_address, created_at);

-- The limit of one, and the address in parentheses, keep the planner from joining whole tables.
create or replace function private.choose_notice_of(sender text, at timestamptz) returns uuid[]
language sql stable
set search_path = ''
return array(
  select due.id
  from public.contact_submissions as submission
  cross join lateral (
    select event.id from private.outbox as event
    where event.submission_id = submission.id and event.sent_at is null and event.due_at <= at
    limit 1
  ) as due
  where submission.email_address = sender
    and (
      private.mails_in_last_hour(at) < 20
      or private.mails_in_last_hour(at) < 40 and not exists (
        select from private.outbox as tried
        where tried.kind = 'message' and tried.first_tried_at > at - interval '1 hour'
          and sender = (select email_address from public.contact_submissions where id = tried.submission_id)
      )
    )
  order by submission.created_at desc
  limit 1
);
