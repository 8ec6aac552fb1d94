import { EmailMessage } from 'cloudflare:email';
import type { Mailer } from '../app/server/request-context.server';

/** Sends through the `send_email` binding OWNER_MAIL (wrangler.toml); null where there is none. */
export function cloudflareMailer({
  OWNER_MAIL,
}: {
  readonly OWNER_MAIL?: SendEmail;
}): Mailer | null {
  if (!OWNER_MAIL) return null;
  return {
    async send({ from, to, raw }) {
      await OWNER_MAIL.send(new EmailMessage(from, to, raw));
    },
  };
}
