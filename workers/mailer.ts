import { EmailMessage } from 'cloudflare:email';
import type { Mailer } from '../app/server/request-context.server';

/** OWNER_MAIL is the `send_email` binding in wrangler.toml. */
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
