import * as v from 'valibot';
import type { StateStore } from '../server/bindings.ts';
import type { RequestContext } from '../server/request-context.ts';
import { outageMail } from './compose/outage-mail.ts';
import { type MailContext, mailSettings } from './mail-settings.ts';
import { sendMail } from './send-mail.ts';

/** Failed probes in a row, one a minute, until the owner is told. */
const failuresUntilTold = 3;

/** Mails in any 24 hours: two outages, each with its end. */
const mailsPerDay = 4;

const day = 24 * 60 * 60 * 1_000;

const OutageSchema = v.object({
  /** Failed probes in a row, not counted beyond {@link failuresUntilTold}. */
  failures: v.number(),
  /** When the first of them was (milliseconds since 1970); null while Supabase answers. */
  since: v.nullable(v.number()),
  /** Whether the owner was told of this outage. */
  told: v.boolean(),
  /** When the mails of the last 24 hours were sent. */
  mails: v.array(v.number()),
});

/** What is known of Supabase from the probes before. */
export type Outage = v.InferOutput<typeof OutageSchema>;

const none: Outage = { failures: 0, since: null, told: false, mails: [] };

/**
 * What is known after a further probe, and whether the owner is told something. An outage is told only while there is
 * room for the mail of its end: a flapping backend does not fill the mailbox.
 */
export function afterProbe(
  before: Outage,
  { answers, now }: { answers: boolean; now: number },
): { readonly after: Outage; readonly tell: 'down' | 'up' | null } {
  const mails = before.mails.filter((at) => at > now - day);
  if (answers) {
    if (before.told) return { after: { ...none, mails: [...mails, now] }, tell: 'up' };
    return { after: { ...none, mails }, tell: null };
  }
  const failures = Math.min(before.failures + 1, failuresUntilTold);
  const isNews = !before.told && failures === failuresUntilTold && mails.length <= mailsPerDay - 2;
  const after = {
    failures,
    since: before.since ?? now,
    told: before.told || isNews,
    mails: isNews ? [...mails, now] : mails,
  };
  return { after, tell: isNews ? 'down' : null };
}

const key = 'outage';

/**
 * Tells the owner once when Supabase stops answering and once when it answers again, if mails are on and there is a
 * store. What was told is written first, so that a store that fails sends nothing rather than a mail each minute; a
 * mail that is not taken is tried again at the next probe. Never rejects.
 */
export async function watchOutage(
  ctx: MailContext & Pick<RequestContext, 'state' | 'siteUrl'>,
  { answers, now = Date.now() }: { answers: boolean; now?: number },
): Promise<void> {
  const settings = mailSettings(ctx);
  if (settings === null || ctx.state === null) return;
  try {
    const before = await read(ctx.state);
    const { after, tell } = afterProbe(before, { answers, now });
    const isChanged = JSON.stringify(after) !== JSON.stringify(before);
    if (isChanged) await ctx.state.put(key, JSON.stringify(after));
    if (tell === null) return;
    const until = tell === 'up' ? new Date(now) : null;
    const since = new Date(before.since ?? now);
    const sent = await sendMail(outageMail({ since, until, siteUrl: ctx.siteUrl }), settings);
    if (!sent) await ctx.state.put(key, JSON.stringify(before));
    ctx.log({ event: `outage.${tell}`, level: 'warn', reason: sent ? 'mailed' : 'not mailed' });
  } catch {
    ctx.log({ event: 'outage.failed', level: 'error' });
  }
}

/** What was stored; as nothing when it cannot be read. */
async function read(store: StateStore): Promise<Outage> {
  const text = await store.get(key);
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), OutageSchema), text);
  return stored.success ? stored.output : none;
}
