import { mailSettings } from '~/notices/due.server';
import { withinSenderLimit, withinSiteLimit } from '~/server/forms/rate-limit.server';
import { requestContext } from '~/server/request-context.server';
import { retryLater } from '~/server/responses.server';
import { probeSupabase } from '~/server/supabase/client.server';
import type { Route } from './+types/healthz';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const isWithin =
    (await withinSenderLimit(ctx, 'healthz')) && (await withinSiteLimit(ctx, 'healthz'));
  if (!isWithin) {
    const error = { error: 'too many requests' };
    return Response.json(error, { status: 429, headers: retryLater });
  }
  const supabase = await probeSupabase(ctx);
  const notices = mailSettings(ctx) === null ? 'off' : 'on';
  return Response.json(
    { supabase, notices, build: import.meta.env.BUILD },
    { status: supabase === 'answers' ? 200 : 503 },
  );
}
