import * as v from 'valibot';
import { parseVariables, where } from './variables.ts';

/** What mails to the owner need (README, "Mails about messages"). */
export interface NoticeVariables {
  /** Opens the outbox; its hash stands in the database. */
  readonly token: string;
  /** The address that the mails come from, of a domain with Cloudflare's Email Routing. */
  readonly from: string;
  /** The owner's address, verified there. */
  readonly to: string;
}

const mailAddress = (name: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.email(
      `${name} is missing or is not an email address: set it ${where}, or remove every NOTICES_ variable.`,
    ),
  );

const NoticesSchema = v.object({
  NOTICES_TOKEN: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.minLength(
      32,
      `NOTICES_TOKEN is missing or too short: set it to what private.create_worker_token() gave, with npx wrangler secret put NOTICES_TOKEN or in .dev.vars, or remove every NOTICES_ variable.`,
    ),
  ),
  NOTICES_FROM: mailAddress('NOTICES_FROM'),
  NOTICES_TO: mailAddress('NOTICES_TO'),
});

/** What mails need; null when none of it is set and they are off. Throws {@link EnvironmentError} when a part is wrong. */
export function readNotices(raw: unknown): NoticeVariables | null {
  const source: object = typeof raw === 'object' && raw !== null ? raw : {};
  const isSet = Object.keys(NoticesSchema.entries).some((name) => Reflect.get(source, name));
  if (!isSet) return null;
  const { NOTICES_TOKEN, NOTICES_FROM, NOTICES_TO } = parseVariables(NoticesSchema, source);
  return { token: NOTICES_TOKEN, from: NOTICES_FROM, to: NOTICES_TO };
}
