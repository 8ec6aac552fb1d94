import { EmailMessage } from 'cloudflare:email';
import type { Mailer } from '../app/server/bindings';

/** The mailer of the `send_email` binding OWNER_MAIL; null where there is none. */
export function mailerOf(env: { readonly OWNER_MAIL?: SendEmail }): Mailer | null {
  const binding = env.OWNER_MAIL;
  if (!binding) return null;
  return {
    async send({ from, to, raw }) {
      await binding.send(new EmailMessage(from, to, raw));
    },
  };
}
