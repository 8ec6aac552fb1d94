-- When, and to what, did this address consent? Change the address first.
select
  consent.address, consent.given_at, consent.withdrawn_at, consent.wording_version,
  coalesce(wording.wording, 'before wordings were recorded') as wording
from private.newsletter_consents as consent
left join private.consent_wordings as wording on wording.version = consent.wording_version
where consent.address = lower(btrim('person@example.org'))
order by consent.given_at;
