import { data } from 'react-router';
import * as v from 'valibot';
import { Confirmation } from '~/components/form/Confirmation';
import { unlistedMeta } from '~/components/page-meta';
import { localTime } from '~/content/local-day';
import { answeredPage } from '~/content/notices';
import { readAnsweredLink } from '~/notices/answered-link.server';
import { mailSettings } from '~/notices/due.server';
import { type RequestContext, requestContext } from '~/server/request-context.server';
import { asSite, query, type SupabaseResponse, supabaseFor } from '~/server/supabase/client.server';
import type { Route } from './+types/notices-answered';

export { routeHeaders as headers } from '~/server/responses.server';

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

export async function loader({ context, url }: Route.LoaderArgs) {
  const { search, searchParams } = url;
  const { state, message } = await checkLink(context.get(requestContext), searchParams);
  return data({ state, message, search }, { status: linkStatuses[state] });
}

export async function action({ context, url }: Route.ActionArgs) {
  const outcome = await markByLink(context.get(requestContext), url.searchParams);
  return data(outcome, { status: linkStatuses[outcome] });
}

const SubmissionSchema = v.nullable(
  v.object({ full_name: v.string(), created_at: v.string(), status: v.string() }),
);

/** Does not use the link. */
async function checkLink(ctx: RequestContext, parameters: URLSearchParams) {
  const link = await readLink(ctx, parameters);
  if (typeof link === 'string') return { state: link, message: null };
  const call = asSite(supabaseFor(ctx).rpc('read_submission', link.message), link.token);
  const row = parsed(SubmissionSchema, await query(ctx, 'notices.read', call));
  if (row === null || row === 'failed') return { state: row ?? 'gone', message: null } as const;
  const message = { name: row.full_name, received: localTime(new Date(row.created_at)) };
  return { state: row.status === 'answered' ? 'already' : 'ready', message } as const;
}

const MarkedSchema = v.picklist(['answered', 'already', 'gone']);

async function markByLink(ctx: RequestContext, parameters: URLSearchParams) {
  const link = await readLink(ctx, parameters);
  if (typeof link === 'string') return link;
  const call = asSite(supabaseFor(ctx).rpc('mark_answered', link.message), link.token);
  return parsed(MarkedSchema, await query(ctx, 'notices.answered', call));
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, { data, error }: SupabaseResponse) {
  const answer = v.safeParse(schema, data);
  return error === null && answer.success ? answer.output : ('failed' as const);
}

async function readLink(ctx: RequestContext, parameters: URLSearchParams) {
  const settings = mailSettings(ctx);
  if (settings === null) return 'off' as const;
  const { token } = settings;
  const link = await readAnsweredLink(parameters, token);
  return typeof link === 'string' ? link : { token, message: link };
}

export const meta = () => unlistedMeta(answeredPage);

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
      action={state === 'ready' || state === 'failed' ? search : null}
    />
  );
}
