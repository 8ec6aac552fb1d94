import * as v from 'valibot';
import { organization } from '../content/organization.ts';
import type { RequestContext } from '../server/request-context.ts';
import { ask, type SupabaseAnswer, supabaseFor } from '../server/supabase/client.ts';
import { type Claimed, ClaimedSchema } from './notice.ts';

type Context = Pick<RequestContext, 'environment' | 'log'>;

/** How often marking is tried: a mail that is sent and not marked comes twice. */
const markAttempts = 3;

/** Takes up to ten due notices, which nobody else gets for a minute. None when the database does not give any. */
export async function claimNotices(ctx: Context, token: string): Promise<readonly Claimed[]> {
  const { data, error } = await ask(
    ctx,
    'notices.claim',
    supabaseFor(ctx).rpc('claim_notices', { token, time_zone: organization.timeZone }),
  );
  if (error !== null) return [];
  const claimed = v.safeParse(ClaimedSchema, data);
  if (claimed.success) return claimed.output;
  ctx.log({ event: 'notices.claim', level: 'error', reason: 'unreadable' });
  return [];
}

/** Marks a notice as sent; resolves with whether the database has acknowledged it. */
export async function markSent(ctx: Context, token: string, notice: string): Promise<boolean> {
  for (let attempt = 0; attempt < markAttempts; attempt += 1) {
    const call = supabaseFor(ctx).rpc('mark_notice_sent', { token, notice });
    const { error } = await ask(ctx, 'notices.mark', call);
    if (error === null) return true;
  }
  return false;
}

/** What became of marking a message as answered; 'failed' when the database did not answer. */
export type Answered = 'answered' | 'already' | 'gone' | 'failed';

const AnsweredSchema = v.picklist(['answered', 'already', 'gone']);

/** Gives a message the status answered, once: a link that is used again changes nothing. */
export async function markAnswered(
  ctx: Context,
  token: string,
  submission: string,
): Promise<Answered> {
  const call = supabaseFor(ctx).rpc('mark_answered', { token, submission });
  const { data, error }: SupabaseAnswer = await ask(ctx, 'notices.answered', call);
  const outcome = v.safeParse(AnsweredSchema, data);
  return error === null && outcome.success ? outcome.output : 'failed';
}
