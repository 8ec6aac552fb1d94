import type { Mailer } from '../server/bindings.ts';
import { timeLimits } from '../server/limits.ts';
import type { RequestContext } from '../server/request-context.ts';
import { EnvironmentError } from '../server/variables.ts';
import { withTimeout } from '../server/with-timeout.ts';
import { composeMail } from './compose/compose-mail.ts';
import { toMime } from './compose/mime.ts';
import type { Notice } from './notice.ts';
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
    const { notices, mailer } = ctx;
    if (notices === null || mailer === null) return;
    const claimed = await claimNotices(ctx, notices.token);
    await Promise.all(
      claimed.map((notice) =>
        notice.dead
          ? ctx.log({
              event: 'notice.dead',
              level: 'error',
              reason: notice.kind,
              noticeId: notice.id,
            })
          : deliver(ctx, notice, notices, mailer),
      ),
    );
  } catch (error) {
    const details = error instanceof EnvironmentError ? { error: error.message } : {};
    ctx.log({ event: 'notices.failed', level: 'error', ...details });
  }
}

async function deliver(
  ctx: NoticeContext,
  notice: Notice,
  { token, from, to }: NonNullable<NoticeContext['notices']>,
  mailer: Mailer,
): Promise<void> {
  const line = { reason: notice.kind, noticeId: notice.id, count: notice.attempt };
  const mail = await composeMail(notice, { siteUrl: ctx.siteUrl, token });
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
