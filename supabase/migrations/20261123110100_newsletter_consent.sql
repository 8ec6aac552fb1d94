-- Who agreed to which words, and who withdrew. Canada's anti-spam law (S.C. 2010, c. 23, section 13) leaves the proof of
-- consent to the sender. The signup's own row stays as it is; its consent goes with it when it is deleted.

create table private.consent_wordings (
  version text primary key,
  wording text not null,
  valid_from timestamptz not null default now()
);

comment on table private.consent_wordings is
  'Every wording under which people signed up, as app/content/consent-wordings.ts has it; the newest is in force.';

insert into private.consent_wordings (version, wording) values (
  '2026-11-23',
  'By signing up you agree to receive our newsletter by email, about once a month: practical guidance for nonprofits, our events and our services. It is sent by {name}, {mailingAddress}, {email}. You can withdraw your consent at any time with the unsubscribe link in every issue or by writing to us.'
);

create table private.newsletter_consents (
  signup_id uuid primary key references public.newsletter_signups (id) on delete cascade,
  -- The address as it is compared: without regard to case.
  address text not null,
  -- None for those who signed up before wordings were recorded.
  wording_version text references private.consent_wordings (version),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- What the person's own unsubscribe link carries: random, so that nobody can make one for another person.
  leave_token uuid not null unique default gen_random_uuid()
);

comment on table private.newsletter_consents is 'For each signup: when, to which wording, and when it was withdrawn.';

create index newsletter_consents_address_idx on private.newsletter_consents (address);
create index newsletter_consents_given_at_idx on private.newsletter_consents (given_at);
create index newsletter_consents_withdrawn_at_idx on private.newsletter_consents (withdrawn_at)
  where withdrawn_at is not null;

insert into private.newsletter_consents (signup_id, address, given_at)
select id, lower(email), created_at from public.newsletter_signups;

create function private.record_consent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.newsletter_consents (signup_id, address, wording_version)
  select new.id, lower(new.email), (
    select version from private.consent_wordings order by valid_from desc, version desc limit 1
  );
  return null;
end
$$;

create trigger record_consent after insert on public.newsletter_signups
  for each row execute function private.record_consent();

create function private.withdraw_consent(of_address text, at timestamptz) returns bigint
language sql
set search_path = ''
as $$
  with withdrawn as (
    update private.newsletter_consents set withdrawn_at = withdraw_consent.at
    where address = lower(btrim(of_address)) and withdrawn_at is null
    returning 1
  )
  select count(*) from withdrawn;
$$;

comment on function private.withdraw_consent(text, timestamptz) is
  'Takes an address off the newsletter until it signs up again; says how many signups that were.';

create function public.leave_newsletter(token uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  of_address text;
begin
  select address into of_address from private.newsletter_consents where leave_token = leave_newsletter.token;
  if of_address is null then return false; end if;
  perform private.withdraw_consent(of_address, now());
  return true;
end
$$;

comment on function public.leave_newsletter(uuid) is
  'Unsubscribes the person whose link carries the token, as often as it is used; false when nobody has it.';

-- Who is on the list now: each address once, with its own link's token.
create view private.newsletter_list as
  select distinct on (consent.address)
    consent.address, consent.given_at, consent.wording_version, consent.leave_token
  from private.newsletter_consents as consent
  where consent.withdrawn_at is null
  order by consent.address, consent.given_at desc;

create function private.newsletter_changed(after timestamptz, until timestamptz) returns boolean
language sql stable
set search_path = ''
return exists (
  select from private.newsletter_consents
  where (given_at >= after and given_at < until) or (withdrawn_at >= after and withdrawn_at < until)
);

-- Numbers only: the addresses stay in the database.
create function private.newsletter_counts(after timestamptz, until timestamptz) returns jsonb
language sql stable
set search_path = ''
return jsonb_build_object(
  'after', after,
  'until', until,
  'signups', (
    select count(distinct address) from private.newsletter_consents where given_at >= after and given_at < until
  ),
  'withdrawals', (
    select count(distinct address) from private.newsletter_consents
    where withdrawn_at >= after and withdrawn_at < until
  ),
  'subscribers', (select count(*) from private.newsletter_list)
);
