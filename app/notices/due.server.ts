import * as v from 'valibot';
import { columns } from '../content/contact-fields.ts';
import { organization } from '../content/organization.ts';
import { logUnexpected } from '../server/log.server.ts';
import { isConfigured, type RequestContext } from '../server/request-context.server.ts';
import { asSite, query, supabaseFor } from '../server/supabase/client.server.ts';
import type { Database } from '../server/supabase/database.types.ts';
import { answeredLink } from './answered-link.server.ts';
import {
  type Mail,
  type MailContext,
  type MailSettings,
  mailSettings,
  sendMail,
} from './mail.server.ts';
import { type MailedMessage, messageMail, unansweredMail, waitingMail } from './words.server.ts';

type DueContext = MailContext & Pick<RequestContext, 'siteUrl'>;

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

const MessageSchema = v.object({
  ...v.entriesFromList(columns, v.nullish(v.string(), null)),
  id: v.string(),
  created_at: moment,
});

const ClaimSchema = v.object({
  messages: v.array(v.unknown()),
  waiting: v.nullish(v.number(), null),
  unanswered: v.nullish(
    v.object({
      total: v.number(),
      oldest: v.array(
        v.object({
          id: v.string(),
          full_name: v.string(),
          organization_name: v.nullable(v.string()),
          created_at: moment,
        }),
      ),
    }),
    null,
  ),
});

/** Mails a message that was just stored, within the hour's bound. What does not go out is due later. Never rejects. */
export const mailStored = (ctx: DueContext, message: MailedMessage): Promise<void> =>
  withSettings(ctx, async (settings) => {
    const claim = await claimMails(ctx, settings, message.id);
    if (claim && claim.messages.length > 0) await mailMessage(ctx, settings, message);
  });

/** Mails what is due: messages, how many more wait, and the morning's list. Never rejects. */
export const mailDue = (ctx: DueContext): Promise<void> =>
  withSettings(ctx, async (settings) => {
    const claim = isConfigured(ctx) ? await claimMails(ctx, settings) : null;
    if (!claim) return;
    const { messages, waiting, unanswered } = claim;
    const send = (mail: Mail, noted: Noted) =>
      safely(ctx, () => mailAndNote(ctx, settings, mail, noted));
    const mails = messages.map((row) =>
      safely(ctx, () => mailMessage(ctx, settings, v.parse(MessageSchema, row))),
    );
    if (waiting !== null) mails.push(send(waitingMail(waiting), { list: 'waiting' }));
    if (unanswered !== null) {
      const oldest = unanswered.oldest.map(async ({ id, ...message }) => ({
        ...message,
        answeredLink: await answeredLink({ siteUrl: ctx.siteUrl, token: settings.token }, id),
      }));
      const late = { total: unanswered.total, oldest: await Promise.all(oldest) };
      mails.push(send(unansweredMail(late, daysSinceBuild(ctx)), { list: 'unanswered' }));
    }
    await Promise.all(mails);
  });

/** Cloudflare's time of the version; under wrangler it has none. */
function daysSinceBuild({ env }: DueContext): number {
  const built = Date.parse(env.CF_VERSION_METADATA?.timestamp ?? '');
  return built > 0 ? Math.floor((Date.now() - built) / 86_400_000) : 0;
}

async function mailMessage(ctx: DueContext, settings: MailSettings, message: MailedMessage) {
  const { token } = settings;
  const link = await answeredLink({ siteUrl: ctx.siteUrl, token }, message.id);
  await mailAndNote(ctx, settings, messageMail(message, link), { submission: message.id });
}

type Noted = Database['public']['Functions']['note_mailed']['Args'];

async function mailAndNote(ctx: DueContext, settings: MailSettings, mail: Mail, noted: Noted) {
  if (!(await sendMail(ctx, mail, settings))) return;
  const note = () =>
    query(ctx, 'mails.note', asSite(supabaseFor(ctx).rpc('note_mailed', noted), settings.token));
  // What is not noted is mailed twice.
  if ((await note()).error !== null) await note();
}

async function claimMails(ctx: DueContext, { token }: MailSettings, submission?: string) {
  const claim = { time_zone: organization.timeZone, ...(submission && { submission }) };
  const call = asSite(supabaseFor(ctx).rpc('claim_mails', claim), token);
  const { data, error } = await query(ctx, 'mails.claim', call);
  return error === null ? v.parse(ClaimSchema, data) : null;
}

/** In an hour, as far as this isolate knows. Beyond it the senders are told to send an email. */
const unstoredMails = 20;

/** When each message was mailed that was not stored. */
const unstored = new Map<string, number>();

/** Mails a message that the database did not take, once however often it is sent. Never rejects. */
export const mailUnstored = (ctx: DueContext, message: MailedMessage): Promise<void> =>
  withSettings(ctx, async (settings) => {
    for (const [id, at] of unstored) if (at < Date.now() - 3_600_000) unstored.delete(id);
    const log = (reason: string) => ctx.log({ event: 'message.unstored', level: 'error', reason });
    if (unstored.has(message.id)) return log('mailed before');
    if (unstored.size >= unstoredMails) return log('too many');
    unstored.set(message.id, Date.now());
    const isMailed = await sendMail(ctx, messageMail(message, null), settings);
    if (!isMailed) unstored.delete(message.id);
    log(isMailed ? 'mailed' : 'not mailed');
  });

const withSettings = (ctx: DueContext, work: (settings: MailSettings) => Promise<void>) =>
  safely(ctx, async () => {
    const settings = mailSettings(ctx);
    if (settings !== null) await work(settings);
  });

async function safely({ log }: DueContext, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logUnexpected(log, 'mails', error);
  }
}
