import * as v from 'valibot';
import { hashOf } from '../server/hash.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { composeMail } from './compose/compose-mail.ts';
import { messageMail, type SentMessage } from './compose/message-mail.ts';
import { type Claim, NoticeSchema } from './notice.ts';
import { claimNotices, markSent, planNotices } from './outbox.ts';
import { type MailContext, type MailSettings, mailSettings, sendMail } from './owner-mail.ts';

type NoticeContext = MailContext & Pick<RequestContext, 'environment' | 'siteUrl'>;

/** Notices that this isolate sent and could not mark: the database gives them out again, then they are only marked. */
const sentUnmarked = new Set<string>();

/** Claims, sends and marks the mails that are due; with `plan`, plans reminders and daily mails before. Never rejects. */
export async function deliverNotices(ctx: NoticeContext, { plan = false } = {}): Promise<void> {
  try {
    const settings = mailSettings(ctx);
    if (settings === null) return;
    if (plan) await planNotices(ctx, settings.token);
    const claims = await claimNotices(ctx, settings.token);
    await Promise.allSettled(claims.map((claim) => deliver(ctx, claim, settings)));
  } catch {
    // A variable of Supabase's is missing: the log has the sentence.
    ctx.log({ event: 'notices.failed', level: 'error' });
  }
}

async function deliver(ctx: NoticeContext, claim: Claim, settings: MailSettings): Promise<void> {
  const { id } = claim;
  const log = (event: string, level: 'info' | 'warn' | 'error') =>
    ctx.log({ event, level, reason: claim.kind, noticeId: id, count: claim.attempt });
  if (claim.dead) return log('notice.dead', 'error');
  if (!sentUnmarked.has(id)) {
    const notice = v.safeParse(NoticeSchema, claim);
    // Given out again until its last attempt: a Worker that is deployed meanwhile may be able to read it.
    if (!notice.success) return log('notice.unreadable', 'error');
    const mail = await composeMail(notice.output, { siteUrl: ctx.siteUrl, token: settings.token });
    if (!(await sendMail(mail, settings))) return log('notice.failed', 'warn');
    sentUnmarked.add(id);
  }
  if (!(await markSent(ctx, settings.token, id))) return log('notice.unmarked', 'error');
  sentUnmarked.delete(id);
  log('notice.sent', 'info');
}

/** Mails a message that the database did not take, if mails are on; sent again it has the same Message-ID. Never rejects. */
export async function deliverUnstored(
  ctx: MailContext,
  message: Omit<SentMessage, 'created_at'>,
): Promise<void> {
  const settings = mailSettings(ctx);
  if (settings === null) return;
  const id = await hashOf(JSON.stringify(message));
  const mail = messageMail({ ...message, created_at: new Date() }, 'unstored');
  const sent = await sendMail({ id, ...mail }, settings);
  ctx.log({ event: 'message.unstored', level: 'error', reason: sent ? 'mailed' : 'not mailed' });
}
