import * as v from 'valibot';
import { organization } from '../content/organization.ts';
import { markPauses } from '../server/limits.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { query, type SupabaseAnswer, supabaseFor } from '../server/supabase/client.server.ts';
import { type Claim, ClaimSchema } from './notice.ts';

type Context = Pick<RequestContext, 'environment' | 'log'>;

/** Has the database write down the reminders, the digest and the summary that are due by now. Idempotent. */
export async function planNotices(ctx: Context, token: string): Promise<void> {
  const call = supabaseFor(ctx).rpc('plan_notices', { token, time_zone: organization.timeZone });
  await query(ctx, 'notices.plan', call);
}

/** Takes up to ten due notices, leased for a minute. None when the database does not answer or refuses. */
export async function claimNotices(ctx: Context, token: string): Promise<readonly Claim[]> {
  const call = supabaseFor(ctx).rpc('claim_notices', { token });
  const { data, error }: SupabaseAnswer = await query(ctx, 'notices.claim', call);
  if (error !== null) return [];
  const rows = Array.isArray(data) ? data : [data];
  return rows.flatMap((row: unknown) => {
    const claim = v.safeParse(ClaimSchema, row);
    if (claim.success) return [claim.output];
    ctx.log({ event: 'notice.unreadable', level: 'error' });
    return [];
  });
}

/** Marks a notice as sent, trying again after a pause; resolves with whether the database acknowledged it. */
export async function markSent(ctx: Context, token: string, notice: string): Promise<boolean> {
  for (const pause of markPauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const call = supabaseFor(ctx).rpc('mark_notice_sent', { token, notice });
    const { error } = await query(ctx, 'notices.mark', call);
    if (error === null) return true;
  }
  return false;
}

type Named = { readonly token: string; readonly submission: string };

const SubmissionSchema = v.nullable(
  v.object({ full_name: v.string(), created_at: v.string(), status: v.string() }),
);

/** Whose message a link is about; null when it is no longer stored, 'failed' when the database did not answer. */
export async function readSubmission(ctx: Context, named: Named) {
  const call = supabaseFor(ctx).rpc('read_submission', { ...named });
  return parsed(SubmissionSchema, await query(ctx, 'notices.read', call));
}

const MarkedSchema = v.picklist(['answered', 'already', 'gone']);

/** Gives a message the status answered; 'failed' when the database did not answer. */
export async function markAnswered(ctx: Context, named: Named) {
  const call = supabaseFor(ctx).rpc('mark_answered', { ...named });
  return parsed(MarkedSchema, await query(ctx, 'notices.answered', call));
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, { data, error }: SupabaseAnswer) {
  const answer = v.safeParse(schema, data);
  return error === null && answer.success ? answer.output : 'failed';
}
