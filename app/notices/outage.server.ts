import * as v from 'valibot';
import type { Mail } from '../server/mail.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { localTime } from '../text/local-time.ts';
import { type MailContext, sendMail, withMail } from './owner-mail.server.ts';

/** Failed probes in a row before the owner is told. */
const failuresUntilTold = 3;

/** In any 24 hours: two outages with their ends. */
const mailsPerDay = 4;

const day = 24 * 60 * 60 * 1_000;

const OutageSchema = v.object({
  failures: v.number(),
  since: v.number(),
  told: v.boolean(),
  mails: v.array(v.number()),
});

type Outage = v.InferOutput<typeof OutageSchema>;

const none: Outage = { failures: 0, since: 0, told: false, mails: [] };

/** Tells an outage only while there is room for the mail of its end. */
function afterProbe(before: Outage, { answers, now }: { answers: boolean; now: number }): Outage {
  const mails = before.mails.filter((at) => at > now - day);
  if (answers) return { ...none, mails: before.told ? [...mails, now] : mails };
  const failures = Math.min(before.failures + 1, failuresUntilTold);
  const since = before.failures === 0 ? now : before.since;
  const isNews = !before.told && failures === failuresUntilTold && mails.length <= mailsPerDay - 2;
  return { failures, since, told: before.told || isNews, mails: isNews ? [...mails, now] : mails };
}

const key = 'outage';
const StoredSchema = v.pipe(v.string(), v.parseJson(), OutageSchema);

/** One mail when Supabase stops answering, one when it answers again. Never rejects. */
export const watchOutage = (
  ctx: MailContext & Pick<RequestContext, 'siteUrl'>,
  { answers, now = Date.now() }: { answers: boolean; now?: number },
): Promise<void> =>
  withMail(ctx, async (settings) => {
    const store = ctx.env.SITE_STATE;
    if (store === undefined) return;
    const before = v.parse(v.fallback(StoredSchema, none), await store.get(key));
    const after = afterProbe(before, { answers, now });
    const text = JSON.stringify(after);
    // Written first: if the store fails, no mail is sent, rather than one a minute.
    if (text !== JSON.stringify(before)) await store.put(key, text);
    if (after.told === before.told) return;
    const [since, until] = after.told ? [after.since, null] : [before.since, now];
    const reason = await sendMail(ctx, outageMail(since, until, ctx.siteUrl), settings);
    // An unanswered mail may have gone out and is not sent again.
    if (reason === 'not mailed') await store.put(key, JSON.stringify(before));
    ctx.log({ event: after.told ? 'outage.down' : 'outage.up', level: 'warn', reason });
  });

/** With `until`, Supabase answers again. */
function outageMail(since: number, until: number | null, siteUrl: string): Mail {
  const id = `outage-${since}`;
  const text = (text: string) => ({ kind: 'text', text }) as const;
  const began = ['Since', localTime(new Date(since))] as const;
  if (until !== null) {
    return {
      id: `${id}-over`,
      thread: id,
      subject: 'The site’s database answers again',
      body: [
        text('Messages and signups are stored again. Mails that waited follow.'),
        { kind: 'facts', facts: [began, ['Until', localTime(new Date(until))]] },
      ],
    };
  }
  return {
    id,
    thread: id,
    subject: 'The site’s database does not answer',
    body: [
      text(
        'The site asked Supabase three times, a minute apart, and got no usable answer. Until that changes, visitors see the positions that were known last, nobody can sign up for the newsletter, and messages of the contact form come to you as mails marked “Not stored”.',
      ),
      text(
        'Look at status.supabase.com, and at your project in Supabase: it may be paused. The site’s docs/operations.md says what else it can be. You get one more mail when Supabase answers again.',
      ),
      { kind: 'facts', facts: [began] },
      { kind: 'link', label: 'How it is now', href: `${siteUrl}/healthz` },
    ],
  };
}
