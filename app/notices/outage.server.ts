import * as v from 'valibot';
import type { Mail } from '../server/mail.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { localTime } from '../text/local-day.ts';
import { type MailContext, sendMail, withMail } from './owner-mail.server.ts';

/** Failed probes in a row before the owner is told. */
const failuresUntilTold = 3;

/** In any 24 hours: two outages with their ends. */
const mailsPerDay = 4;

const minute = 60 * 1_000;
const day = 24 * 60 * minute;

const FailuresSchema = v.object({ count: v.number(), since: v.number() });
/** `since`: when the outage began that the owner knows of, null once its end was told. `mails`: the moments of the last day's. */
const ToldSchema = v.object({ since: v.nullable(v.number()), mails: v.array(v.number()) });

type Store = NonNullable<RequestContext['env']['SITE_STATE']>;

/**
 * One mail when Supabase stops answering, one when it answers again. Never rejects. Another place of Workers KV may answer what
 * was written up to a minute ago, so what was told is read and written in every second minute only.
 *
 * @param now - The time that the minute's run was meant for, in milliseconds since 1970.
 */
export const watchOutage = (
  ctx: MailContext & Pick<RequestContext, 'siteUrl'>,
  { answers, now }: { answers: boolean; now: number },
): Promise<void> =>
  withMail(ctx, async (settings) => {
    const store = ctx.env.SITE_STATE;
    if (store === undefined) return;
    const before = await read(store, 'outage', FailuresSchema, { count: 0, since: now });
    const failures = answers
      ? { count: 0, since: 0 }
      : {
          count: Math.min(before.count + 1, failuresUntilTold),
          since: before.count === 0 ? now : before.since,
        };
    if (failures.count !== before.count) await store.put('outage', JSON.stringify(failures));
    if (Math.round(now / minute) % 2 === 1) return;
    const told = await read(store, 'outage-told', ToldSchema, { since: null, mails: [] });
    const mails = told.mails.filter((at) => at > now - day);
    // An outage is told only while there is room for the mail of its end.
    const isNews = answers
      ? told.since !== null
      : told.since === null &&
        failures.count === failuresUntilTold &&
        mails.length <= mailsPerDay - 2;
    if (!isNews) return;
    // Written first: if the store fails, no mail is sent, rather than one a minute.
    const news = { since: answers ? null : failures.since, mails: [...mails, now] };
    await store.put('outage-told', JSON.stringify(news));
    const mail = outageMail(told.since ?? failures.since, answers ? now : null, ctx.siteUrl);
    const reason = await sendMail(ctx, mail, settings);
    // An unanswered mail may have gone out and is not sent again.
    if (reason === 'not mailed') await store.put('outage-told', JSON.stringify(told));
    ctx.log({ event: answers ? 'outage.up' : 'outage.down', level: 'warn', reason });
  });

async function read<T>(store: Store, key: string, schema: v.GenericSchema<unknown, T>, none: T) {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await store.get(key));
  return stored.success ? stored.output : none;
}

/** With `until`, Supabase answers again. */
function outageMail(since: number, until: number | null, siteUrl: string): Mail {
  const id = `outage-${since}`;
  const text = (text: string) => ({ kind: 'text', text }) as const;
  const began = ['Since', localTime(new Date(since))] as const;
  if (until !== null) {
    return {
      id: `${id}-over`,
      thread: id,
      subject: 'The site’s database is answering again',
      body: [
        text('Messages and sign-ups are stored again. Emails that were waiting are on their way.'),
        { kind: 'facts', facts: [began, ['Until', localTime(new Date(until))]] },
      ],
    };
  }
  return {
    id,
    thread: id,
    subject: 'The site’s database isn’t answering',
    body: [
      text(
        'The site asked Supabase three times, a minute apart, and got no usable answer. Until that changes, visitors see the last positions the site knew of, nobody can sign up for the newsletter, and messages from the contact form come to you as emails marked “Not stored”.',
      ),
      text(
        'Look at status.supabase.com, and at your project in Supabase: it may be paused. The site’s docs/operations.md lists other causes. You’ll get one more email when Supabase answers again.',
      ),
      { kind: 'facts', facts: [began] },
      { kind: 'link', label: 'See how it is now', href: `${siteUrl}/healthz` },
    ],
  };
}
