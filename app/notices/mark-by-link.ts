import * as v from 'valibot';
import type { RequestContext } from '../server/request-context.server.ts';
import { query, type SupabaseResponse, supabaseFor } from '../server/supabase/client.server.ts';
import { readAnsweredLink } from './answered-link.ts';
import { localTime } from './compose/local-time.ts';
import { type MailContext, mailSettings } from './owner-mail.ts';

/** 'ready' asks before it acts. */
export const linkStatuses = {
  ready: 200,
  answered: 200,
  already: 200,
  gone: 410,
  failed: 503,
  invalid: 403,
  expired: 410,
  off: 404,
} as const;

type Context = MailContext & Pick<RequestContext, 'environment'>;

const SubmissionSchema = v.nullable(
  v.object({ full_name: v.string(), created_at: v.string(), status: v.string() }),
);

/** Does not use the link. */
export async function checkLink(ctx: Context, link: URLSearchParams) {
  const row = await withLink(ctx, link, async (named) => {
    const call = supabaseFor(ctx).rpc('read_submission', { ...named });
    return parsed(SubmissionSchema, await query(ctx, 'notices.read', call));
  });
  if (typeof row === 'string') return { state: row, message: null };
  if (row === null) return { state: 'gone', message: null } as const;
  const message = { name: row.full_name, received: localTime(new Date(row.created_at)) };
  return { state: row.status === 'answered' ? 'already' : 'ready', message } as const;
}

const MarkedSchema = v.picklist(['answered', 'already', 'gone']);

export function markByLink(ctx: Context, link: URLSearchParams) {
  return withLink(ctx, link, async (named) => {
    const call = supabaseFor(ctx).rpc('mark_answered', { ...named });
    return parsed(MarkedSchema, await query(ctx, 'notices.answered', call));
  });
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, { data, error }: SupabaseResponse) {
  const answer = v.safeParse(schema, data);
  return error === null && answer.success ? answer.output : ('failed' as const);
}

async function withLink<T>(
  ctx: Context,
  parameters: URLSearchParams,
  use: (named: { readonly token: string; readonly submission: string }) => Promise<T>,
): Promise<T | 'off' | 'invalid' | 'expired'> {
  const settings = mailSettings(ctx);
  if (settings === null) return 'off';
  const { token } = settings;
  const link = await readAnsweredLink(parameters, token);
  if (typeof link === 'string') return link;
  return use({ token, ...link });
}
