import { mailSettings } from '~/notices/owner-mail.server';
import { retryAfterSeconds } from '~/server/forms/rate-limit.server';
import { requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import { checkHealth } from '~/server/supabase/health.server';
import type { Route } from './+types/healthz';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const health = await checkHealth(ctx);
  const headers = new Headers({ 'Cache-Control': pageCaching.never });
  if (health.status === 429) {
    headers.set('Retry-After', `${retryAfterSeconds}`);
    return Response.json({ error: 'too many requests' }, { status: 429, headers });
  }
  const { supabase, status } = health;
  const notices = mailSettings(ctx) === null ? 'off' : 'on';
  return Response.json(
    { supabase, notices, version: ctx.env.CF_VERSION_METADATA?.id ?? null },
    { status, headers },
  );
}
