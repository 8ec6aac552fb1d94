-- Makes the token with which the site may take messages for your mails, and shows it this once: it becomes the secret
-- NOTICES_TOKEN. Tokens made before go on working until their rows in private.worker_tokens are deleted.
with made as materialized (
  -- 244 random bits from two version 4 UUIDs.
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as notices_token
),
kept as (
  insert into private.worker_tokens (hash) select sha256(convert_to(notices_token, 'UTF8')) from made
)
select notices_token from made;
