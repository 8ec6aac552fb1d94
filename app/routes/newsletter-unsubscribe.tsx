import { data } from 'react-router';
import * as v from 'valibot';
import { Confirmation } from '~/components/form/Confirmation';
import { unlistedMeta } from '~/components/page-meta';
import { unsubscribePage } from '~/content/unsubscribe';
import { withinSiteLimit } from '~/server/forms/rate-limit.server';
import { type RequestContext, requestContext } from '~/server/request-context.server';
import { retryLater } from '~/server/responses.server';
import { query, type SupabaseResponse, supabaseFor } from '~/server/supabase/client.server';
import type { Route } from './+types/newsletter-unsubscribe';

export { routeHeaders as headers } from '~/server/responses.server';

const path = '/newsletter/unsubscribe';

const statuses = { unsubscribed: 200, unknown: 404, limited: 429, failed: 503 } as const;

export function loader({ url }: Route.LoaderArgs) {
  const token = tokenOf(url);
  return data({ token }, { status: token === null ? 404 : 200 });
}

/** The page's button, or a mail program's own post (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const token = tokenOf(url);
  const outcome =
    token === null ? 'unknown' : await unsubscribe(context.get(requestContext), token);
  const headers = outcome === 'limited' ? retryLater : undefined;
  return data(outcome, { status: statuses[outcome], headers });
}

function tokenOf(url: URL): string | null {
  const token = v.safeParse(v.pipe(v.string(), v.uuid()), url.searchParams.get('token'));
  return token.success ? token.output : null;
}

/** Without a limit for each sender: mail providers post many people's tokens from one address, and nobody guesses a UUID. */
async function unsubscribe(ctx: RequestContext, token: string): Promise<keyof typeof statuses> {
  if (!(await withinSiteLimit(ctx, 'unsubscribe'))) return 'limited';
  const call = supabaseFor(ctx).rpc('unsubscribe', { token });
  const { data, error }: SupabaseResponse = await query(ctx, 'newsletter.unsubscribe', call);
  if (error !== null || typeof data !== 'boolean') return 'failed';
  return data ? 'unsubscribed' : 'unknown';
}

export const meta = () => unlistedMeta(unsubscribePage);

export default function NewsletterUnsubscribeRoute({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  const { token } = loaderData;
  const outcome = actionData ?? (token === null ? 'unknown' : null);
  const isOver = outcome === 'unsubscribed' || outcome === 'unknown';
  return (
    <Confirmation
      page={unsubscribePage}
      outcome={
        outcome && {
          kind: outcome === 'unsubscribed' ? 'success' : 'error',
          text: unsubscribePage.outcomes[outcome],
        }
      }
      action={isOver ? null : `${path}?token=${token}`}
      back={outcome === 'unsubscribed' ? unsubscribePage.again : !isOver && unsubscribePage.stay}
    />
  );
}
