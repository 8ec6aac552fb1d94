import * as v from 'valibot';
import { columns } from '../content/contact-fields.ts';
import { organization } from '../content/organization.ts';
import { EnvironmentError, readNotices } from '../server/environment.server.ts';
import { timeLimits, withTimeout } from '../server/limits.server.ts';
import { describeError } from '../server/log.server.ts';
import { isConfigured, type RequestContext } from '../server/request-context.server.ts';
import { asSite, query, supabaseFor } from '../server/supabase/client.server.ts';
import type { Database } from '../server/supabase/database.types.ts';
import { answeredLink } from './answered-link.server.ts';
import { type Mail, mimeOf } from './mail.server.ts';
import { type MailedMessage, messageMail, unansweredMail, waitingMail } from './words.server.ts';

type Context = Pick<RequestContext, 'env' | 'mailer' | 'log' | 'siteUrl'>;
type Settings = NonNullable<ReturnType<typeof mailSettings>>;

/** Null when mails are off. A wrong setting is logged. */
export function mailSettings({ env, mailer, log }: Context) {
  try {
    const notices = readNotices(env);
    return notices && mailer && { ...notices, mailer };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log({ event: 'notices.off', level: 'error', error: error.message });
    return null;
  }
}

/** The morning's list has some columns alone. */
const MessageSchema = v.object({
  ...v.entriesFromList(columns, v.nullish(v.string(), null)),
  id: v.string(),
  created_at: v.pipe(v.string(), v.toDate()),
});

const ClaimSchema = v.object({
  messages: v.array(MessageSchema),
  waiting: v.nullish(v.number()),
  unanswered: v.nullish(v.object({ total: v.number(), oldest: v.array(MessageSchema) })),
});

/** Mails what is due: messages, how many more wait, and the morning's list; or of it the one message that was just stored. */
export async function mailDue(ctx: Context, stored?: MailedMessage): Promise<void> {
  const settings = mailSettings(ctx);
  if (!settings || !isConfigured(ctx)) return;
  const { token } = settings;
  const submission = stored?.id;
  const claim = { time_zone: organization.timeZone, ...(submission && { submission }) };
  const call = supabaseFor(ctx).rpc('claim_mails', claim);
  const { data, error } = await query(ctx, 'mails.claim', asSite(call, token));
  if (error !== null) return;
  const { messages, waiting, unanswered } = v.parse(ClaimSchema, data);
  const linkOf = (id: string) => answeredLink(ctx.siteUrl, token, id);
  const mails = messages.map(async (row) => {
    const mail = messageMail(stored ?? row, await linkOf(row.id));
    await sendAndNote(ctx, settings, mail, { submission: row.id });
  });
  const sendList = (mail: Mail, list: string) =>
    mails.push(sendAndNote(ctx, settings, mail, { list }));
  if (waiting) sendList(waitingMail(waiting), 'waiting');
  if (unanswered) {
    const oldest = unanswered.oldest.map(async (row) => ({ ...row, link: await linkOf(row.id) }));
    const published = Date.parse(ctx.env.CF_VERSION_METADATA?.timestamp ?? '');
    sendList(unansweredMail(unanswered.total, await Promise.all(oldest), published), 'unanswered');
  }
  await Promise.all(mails);
}

type Noted = Database['public']['Functions']['note_mailed']['Args'];

async function sendAndNote(ctx: Context, settings: Settings, mail: Mail, noted: Noted) {
  if (!(await sendMail(ctx, settings, mail))) return;
  const note = () =>
    query(ctx, 'mails.note', asSite(supabaseFor(ctx).rpc('note_mailed', noted), settings.token));
  // What is not noted is mailed twice.
  if ((await note()).error !== null) await note();
}

/** Whether the mail service took it. One that it left unanswered may have gone out. Never rejects. */
async function sendMail({ log }: Context, { from, to, mailer }: Settings, mail: Mail) {
  const send = async () => mailer.send({ from, to, raw: await mimeOf(mail, from, to) });
  const outcome = send().then(() => null, describeError);
  const error = await withTimeout(outcome, timeLimits.mail, 'no answer');
  if (error === null) log({ event: 'mail.mailed', noticeId: mail.id });
  else {
    const reason = error.replaceAll(/\S*@\S*/g, '[address]');
    log({ event: 'mail.refused', level: 'warn', noticeId: mail.id, error: reason });
  }
  return error === null;
}

/** In an hour, as far as this isolate knows. Beyond it the senders are told to send an email. */
const unstoredMails = 20;

/** When each message was mailed that was not stored. */
const unstored = new Map<string, number>();

/** Mails a message that the database did not take, once however often it is sent. */
export async function mailUnstored(ctx: Context, message: MailedMessage): Promise<void> {
  const settings = mailSettings(ctx);
  if (!settings) return;
  for (const [id, at] of unstored) if (at < Date.now() - 3_600_000) unstored.delete(id);
  const log = (reason: string) => ctx.log({ event: 'message.unstored', level: 'error', reason });
  if (unstored.has(message.id)) return log('mailed before');
  if (unstored.size >= unstoredMails) return log('too many');
  unstored.set(message.id, Date.now());
  const isMailed = await sendMail(ctx, settings, messageMail(message, null));
  if (!isMailed) unstored.delete(message.id);
  log(isMailed ? 'mailed' : 'not mailed');
}
