import * as v from 'valibot';
import { organization } from '../content/organization.ts';
import { markPauses } from '../server/limits.server.ts';
import { logUnexpected } from '../server/log.server.ts';
import type { Mail } from '../server/mail.server.ts';
import { isConfigured, type RequestContext } from '../server/request-context.server.ts';
import { hashOf } from '../server/responses.server.ts';
import { query, supabaseFor } from '../server/supabase/client.server.ts';
import { composeMail, messageMail, type SentMessage } from './compose-mail.server.ts';
import { ClaimSchema, NoticeSchema } from './notice.server.ts';
import { type MailContext, type MailSettings, sendMail, withMail } from './owner-mail.server.ts';

type NoticeContext = MailContext & Pick<RequestContext, 'siteUrl'>;

/** Sent by this isolate and not marked yet. When they are claimed again, they are only marked. */
const sentUnmarked = new Set<string>();

/** Claims what waits from this address first: an insert returns no id, since visitors may not read. Never rejects. */
export const deliverMessage = (ctx: NoticeContext, sender: string): Promise<void> =>
  withMail(ctx, ({ token }) => deliverClaimed(ctx, { token, sender }));

/** Plans digests and daily mails, and mails what is due. Never rejects. */
export const deliverNotices = (ctx: NoticeContext): Promise<void> =>
  withMail(ctx, async ({ token }) => {
    if (!isConfigured(ctx)) return;
    const plan = { token, time_zone: organization.timeZone };
    await query(ctx, 'notices.plan', supabaseFor(ctx).rpc('plan_notices', plan));
    await deliverClaimed(ctx, { token });
  });

async function deliverClaimed(
  ctx: NoticeContext,
  claim: { readonly token: string; readonly sender?: string },
): Promise<void> {
  const call = supabaseFor(ctx).rpc('claim_notices', claim);
  const { data, error } = await query(ctx, 'notices.claim', call);
  const rows: readonly unknown[] = error === null && Array.isArray(data) ? data : [];
  await Promise.all(rows.map((row) => withMail(ctx, (settings) => deliver(ctx, settings, row))));
}

async function deliver(ctx: NoticeContext, settings: MailSettings, row: unknown): Promise<void> {
  const parsed = v.safeParse(ClaimSchema, row);
  if (!parsed.success) return ctx.log({ event: 'notice.unreadable', level: 'error' });
  const claim = parsed.output;
  const { id } = claim;
  const { token } = settings;
  const log = (event: string, level: 'info' | 'warn' | 'error') =>
    ctx.log({ event, level, reason: claim.kind, noticeId: id, count: claim.attempt });
  if (claim.dead) return log('notice.dead', 'error');
  if (!sentUnmarked.has(id)) {
    const notice = v.safeParse(NoticeSchema, claim);
    // It comes again, and a newer Worker may be able to read it.
    if (!notice.success) return log('notice.unreadable', 'error');
    const mail = await composeMail(notice.output, { siteUrl: ctx.siteUrl, token });
    const outcome = await sendMail(ctx, mail, settings);
    if (outcome === 'not mailed') return log('notice.failed', 'warn');
    if (outcome === 'unanswered') {
      log('notice.unanswered', 'error');
      await markNotice(ctx, { token, notice: id, outcome });
      return;
    }
    sentUnmarked.add(id);
  }
  const isMarked = await markNotice(ctx, { token, notice: id, outcome: 'mailed' });
  if (!isMarked) return log('notice.unmarked', 'error');
  sentUnmarked.delete(id);
  log('notice.sent', 'info');
}

/** Resolves with whether the database acknowledged it. */
async function markNotice(
  ctx: NoticeContext,
  marked: { token: string; notice: string; outcome: 'mailed' | 'unanswered' },
): Promise<boolean> {
  for (const pause of markPauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { error } = await query(ctx, 'notices.mark', supabaseFor(ctx).rpc('mark_notice', marked));
    if (error === null) return true;
  }
  return false;
}

/** In any hour. One more says that there are others. */
const unstoredMails = 20;

const hour = 60 * 60 * 1_000;

const UnstoredSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.object({ message: v.string(), at: v.number() }))),
  [],
);

type Unstored = v.InferOutput<typeof UnstoredSchema>;

/** The unstored messages of the last hour that were mailed, as far as this isolate knows. */
let unstored: Unstored = [];

const includes = (mailed: Unstored, id: string) => mailed.some(({ message }) => message === id);

const inLastHour = (mailed: Unstored) => mailed.filter(({ at }) => at > Date.now() - hour);

/** One mail for a message, however often it is sent, and no flood of them. Never rejects. */
export const deliverUnstored = (
  ctx: MailContext,
  message: Omit<SentMessage, 'created_at'>,
): Promise<void> =>
  withMail(ctx, async (settings) => {
    const id = await hashOf(JSON.stringify(message));
    const refuse = (reason: string) => ctx.log({ event: 'message.unstored', reason });
    const isFull = () => unstored.length > unstoredMails;
    unstored = inLastHour(unstored);
    if (isFull()) return refuse('too many');
    const kept = await readKept(ctx);
    // No wait from here to the push, so that simultaneous posts count each other.
    unstored.push(...kept.filter(({ message }) => !includes(unstored, message)));
    if (includes(unstored, id)) return refuse('mailed before');
    if (isFull()) return refuse('too many');
    const own = { message: id, at: Date.now() };
    unstored.push(own);
    const mail = isFull()
      ? manyUnstoredMail()
      : messageMail({ ...message, created_at: new Date() }, 'unstored');
    const reason = await sendMail(ctx, { id, ...mail }, settings);
    ctx.log({ event: 'message.unstored', level: 'error', reason });
    // It counts in the flood, but the visitor's next try is mailed.
    if (reason === 'not mailed') own.message = `refused ${id}`;
    await keep(ctx, unstored);
  });

// The database is away, so Workers KV tells the isolates of each other, a minute late.
const stateKey = 'unstored';

async function readKept({ env, log }: MailContext): Promise<Unstored> {
  try {
    return inLastHour(v.parse(UnstoredSchema, await env.SITE_STATE?.get(stateKey)));
  } catch (error) {
    logUnexpected(log, stateKey, error);
    return [];
  }
}

async function keep({ env, log }: MailContext, mailed: Unstored): Promise<void> {
  await env.SITE_STATE?.put(stateKey, JSON.stringify(mailed)).catch((error: unknown) =>
    logUnexpected(log, stateKey, error),
  );
}

function manyUnstoredMail(): Omit<Mail, 'id'> {
  const text = `The database isn’t storing messages, and ${unstoredMails} were emailed to you within an hour. More came in, and those aren’t emailed: the site told their senders and asked them to email ${organization.email}. Look there.`;
  return { subject: 'More messages could not be stored', body: [{ kind: 'text', text }] };
}
