-- What the forms can send, and little else. Rows from before keep what they have.
alter table public.contact_submissions
  -- Short words that no spreadsheet takes for a formula. Which options there are is in app/content alone.
  add constraint contact_submissions_options_are_short_words check (
    created_at < '2026-11-25T00:00:00Z' or (
      country ~ '^[[:alnum:]$][^=|<>]{0,79}$'
      and monthly_budget ~ '^[[:alnum:]$][^=|<>]{0,79}$' is not false
      and timeline ~ '^[[:alnum:]$][^=|<>]{0,79}$' is not false
      and interest_area ~ '^[[:alnum:]$][^=|<>]{0,79}$'
    )
  ),
  -- The HTML standard's "valid e-mail address", as browsers and the site check it.
  add constraint contact_submissions_email_address_is_valid check (
    created_at < '2026-11-25T00:00:00Z' or (
      char_length(email_address) <= 254
      and email_address ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
    )
  );

alter table public.newsletter_signups
  add constraint newsletter_signups_email_is_valid check (
    consented_at < '2026-11-25T00:00:00Z' or (
      char_length(email) <= 254
      and email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
    )
  );
