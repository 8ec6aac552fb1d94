-- Makes the token with which the site may take mails from the outbox, and shows it this once: it becomes the secret
-- NOTICES_TOKEN. Tokens made before go on working until their rows in private.worker_tokens are deleted.
select private.create_worker_token() as notices_token;
