-- Nobody who comes from outside reaches schema private, and of the functions in public a visitor may call exactly
-- these four: three ask for the Worker's token, one for the random token of a person's own unsubscribe link.

revoke all on private.consent_wordings, private.newsletter_consents, private.newsletter_list
  from public, anon, authenticated, service_role;
revoke all on function
  private.record_consent(),
  private.withdraw_consent(text, timestamptz),
  private.newsletter_changed(timestamptz, timestamptz),
  private.newsletter_counts(timestamptz, timestamptz),
  private.local_midnight(timestamptz),
  private.retry_delay(integer),
  private.max_attempts(),
  private.plan_notices(timestamptz),
  private.notice_content(private.outbox, timestamptz),
  private.claim_notices(timestamptz),
  private.mark_notice_sent(uuid, timestamptz),
  private.mark_answered(uuid, timestamptz),
  private.lower_status()
from public, anon, authenticated, service_role;

revoke all on function
  public.claim_notices(text),
  public.mark_notice_sent(text, uuid),
  public.mark_answered(text, uuid),
  public.leave_newsletter(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  public.claim_notices(text),
  public.mark_notice_sent(text, uuid),
  public.mark_answered(text, uuid),
  public.leave_newsletter(uuid)
to anon;

-- Retention (privacy policy): an address goes six months after its consent was withdrawn, with every signup and consent
-- of it; a mail's entry that names no message goes after three months, and the others with their message.

create function private.delete_expired_signups(at timestamptz default now()) returns bigint
language sql
set search_path = ''
as $$
  with deleted as (
    delete from public.newsletter_signups as signup
    using private.newsletter_consents as consent
    where consent.signup_id = signup.id and consent.withdrawn_at < delete_expired_signups.at - interval '6 months'
    returning 1
  )
  select count(*) from deleted;
$$;

create function private.delete_expired_notices(at timestamptz default now()) returns bigint
language sql
set search_path = ''
as $$
  with deleted as (
    delete from private.outbox
    where submission_id is null and created_at < delete_expired_notices.at - interval '3 months'
    returning 1
  )
  select count(*) from deleted;
$$;

revoke all on function
  private.delete_expired_signups(timestamptz), private.delete_expired_notices(timestamptz)
from public, anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('delete-expired-signups', '27 4 * * *', 'select private.delete_expired_signups()');
    perform cron.schedule('delete-expired-notices', '37 4 * * *', 'select private.delete_expired_notices()');
  end if;
end
$$;
