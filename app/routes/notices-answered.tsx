import { data } from 'react-router';
import * as v from 'valibot';
import { Confirmation } from '~/components/form/Confirmation';
import { unlistedMeta } from '~/components/page-meta';
import { answeredPage } from '~/content/notices';
import { readAnsweredLink } from '~/notices/answered-link.server';
import { type MailContext, mailSettings } from '~/notices/owner-mail.server';
import { requestContext } from '~/server/request-context.server';
import { query, type SupabaseResponse, supabaseFor } from '~/server/supabase/client.server';
import { localTime } from '~/text/local-day';
import type { Route } from './+types/notices-answered';

export { neverCached as headers } from '~/server/responses.server';

/** 'ready' asks before it acts. */
const linkStatuses = {
  ready: 200,
  answered: 200,
  already: 200,
  gone: 410,
  failed: 503,
  invalid: 403,
  expired: 410,
  off: 404,
} as const;

const ReadSchema = v.pipe(
  v.nullable(v.object({ full_name: v.string(), created_at: v.string(), status: v.string() })),
  v.transform((row) => {
    if (row === null) return { state: 'gone', message: null } as const;
    const message = { name: row.full_name, received: localTime(new Date(row.created_at)) };
    return { state: row.status === 'answered' ? 'already' : 'ready', message } as const;
  }),
);

const MarkedSchema = v.picklist(['answered', 'already', 'gone']);

/** Does not use the link. */
export async function loader({ context, url: { search, searchParams } }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const answer = await ask(ctx, searchParams, 'read_submission', ReadSchema);
  const { state, message } = typeof answer === 'string' ? { state: answer, message: null } : answer;
  return data({ state, message, search }, { status: linkStatuses[state] });
}

export async function action({ context, url }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const outcome = await ask(ctx, url.searchParams, 'mark_answered', MarkedSchema);
  return data(outcome, { status: linkStatuses[outcome] });
}

const events = { read_submission: 'notices.read', mark_answered: 'notices.answered' } as const;

/** What the database says of the message that a link names. */
async function ask<T>(
  ctx: MailContext,
  link: URLSearchParams,
  name: keyof typeof events,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | 'off' | 'invalid' | 'expired' | 'failed'> {
  const settings = mailSettings(ctx);
  if (settings === null) return 'off';
  const { token } = settings;
  const named = await readAnsweredLink(link, token);
  if (typeof named === 'string') return named;
  const call = supabaseFor(ctx).rpc(name, { token, ...named });
  const { data, error }: SupabaseResponse = await query(ctx, events[name], call);
  const answer = v.safeParse(schema, data);
  return error === null && answer.success ? answer.output : 'failed';
}

export const meta = () => unlistedMeta({ ...answeredPage, description: answeredPage.question });

export default function NoticesAnsweredRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { message, search } = loaderData;
  const state = actionData ?? loaderData.state;
  const isDone = state === 'answered' || state === 'already';
  return (
    <Confirmation
      page={answeredPage}
      about={message && answeredPage.about(message)}
      outcome={
        state === 'ready'
          ? null
          : { kind: isDone ? 'success' : 'error', text: answeredPage.outcomes[state] }
      }
      action={state === 'ready' ? search : null}
    />
  );
}
