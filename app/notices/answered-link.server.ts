import * as v from 'valibot';
import type { RequestContext } from '../server/request-context.server.ts';
import { query, type SupabaseResponse, supabaseFor } from '../server/supabase/client.server.ts';
import { localTime } from '../text/local-time.ts';
import { type MailContext, mailSettings } from './owner-mail.server.ts';

/** Milliseconds. */
const validFor = 30 * 24 * 60 * 60 * 1_000;

const LinkSchema = v.object({
  submission: v.pipe(v.string(), v.uuid()),
  until: v.pipe(v.string(), v.regex(/^\d{13}$/), v.transform(Number)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** Signed with the Worker's token. */
export async function answeredLink(options: {
  siteUrl: string;
  token: string;
  submission: string;
  now?: number;
}): Promise<string> {
  const { siteUrl, token, submission, now = Date.now() } = options;
  const until = now + validFor;
  const signature = await crypto.subtle.sign('HMAC', await keyOf(token), signed(submission, until));
  const hex = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0'));
  const link = { submission, until: String(until), signature: hex.join('') };
  return `${siteUrl}/notices/answered?${new URLSearchParams(link)}`;
}

/** 'invalid': not one of our links, or altered. */
export async function readAnsweredLink(
  link: URLSearchParams,
  token: string,
  now = Date.now(),
): Promise<{ readonly submission: string } | 'invalid' | 'expired'> {
  const parsed = v.safeParse(LinkSchema, Object.fromEntries(link));
  if (!parsed.success) return 'invalid';
  const { submission, until, signature } = parsed.output;
  const bytes = signature.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await keyOf(token),
    Uint8Array.from(bytes),
    signed(submission, until),
  );
  if (!isOurs) return 'invalid';
  return until < now ? 'expired' : { submission };
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Names the purpose, so that the signature is good for nothing else. */
const signed = (submission: string, until: number) => encode(`answered ${submission} ${until}`);

const hmac = { name: 'HMAC', hash: 'SHA-256' };
const keyOf = (token: string) =>
  crypto.subtle.importKey('raw', encode(token), hmac, false, ['sign', 'verify']);

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
