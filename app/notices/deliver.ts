import type { Mailer } from '../server/bindings.ts';
import { timeLimits } from '../server/limits.ts';
import type { NoticeVariables } from '../server/notice-variables.ts';
import type { RequestContext } from '../server/request-context.ts';
import { EnvironmentError } from '../server/variables.ts';
import { withTimeout } from '../server/with-timeout.ts';
import { composeMail } from './compose/compose-mail.ts';
import { toMime } from './compose/mime.ts';
import type { Claimed, Notice } from './notice.ts';
import { claimNotices, markSent } from './outbox.ts';

/** What delivering needs of a request's context; a scheduled run has no request and may have no address of the site. */
type NoticeContext = Pick<RequestContext, 'environment' | 'notices' | 'mailer' | 'log'> & {
  readonly siteUrl: string | null;
};

/**
 * Sends the mails that are due, if notices are set up: taken, sent, marked. What does not get through is given out
 * again later by the database, with the same Message-ID. Never rejects.
 */
export async function deliverNotices(ctx: NoticeContext): Promise<void> {
  try {
    // The site's address too, which may be refused: a mail that cannot be made should not use up an attempt.
    const { notices, mailer, siteUrl } = ctx;
    if (notices === null || mailer === null) return;
    const claimed = await claimNotices(ctx, notices.token);
    const means = { ...notices, mailer, siteUrl };
    await Promise.all(
      claimed.map((notice) => (notice.dead ? giveUp(ctx, notice) : deliver(ctx, notice, means))),
    );
  } catch (error) {
    const details = error instanceof EnvironmentError ? { error: error.message } : {};
    ctx.log({ event: 'notices.failed', level: 'error', ...details });
  }
}

function giveUp(ctx: NoticeContext, { kind, id }: Claimed): void {
  ctx.log({ event: 'notice.dead', level: 'error', reason: kind, noticeId: id });
}

/** What a mail is made and sent with. */
interface Means extends NoticeVariables {
  readonly mailer: Mailer;
  readonly siteUrl: string | null;
}

async function deliver(
  ctx: NoticeContext,
  notice: Notice,
  { token, from, to, mailer, siteUrl }: Means,
): Promise<void> {
  const line = { reason: notice.kind, noticeId: notice.id, count: notice.attempt };
  const mail = await composeMail(notice, { siteUrl, token });
  const sent = await withTimeout(
    mailer.send({ from, to, raw: toMime(mail, { from, to }) }).then(
      () => true,
      () => false,
    ),
    timeLimits.mail,
    false,
  );
  // A mail service's own words may quote an address, so they are not logged.
  if (!sent) return ctx.log({ event: 'notice.failed', level: 'warn', ...line });
  const marked = await markSent(ctx, token, notice.id);
  ctx.log({
    event: marked ? 'notice.sent' : 'notice.unmarked',
    level: marked ? 'info' : 'error',
    ...line,
  });
}
