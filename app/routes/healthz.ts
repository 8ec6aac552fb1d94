import { mailSettings } from '~/notices/owner-mail.server';
import { requestContext } from '~/server/request-context.server';
import { pageCaching, retryLater } from '~/server/responses.server';
import { checkHealth } from '~/server/supabase/health.server';
import type { Route } from './+types/healthz';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const health = await checkHealth(ctx);
  const headers = { 'Cache-Control': pageCaching.never };
  if (health.status === 429) {
    const error = { error: 'too many requests' };
    return Response.json(error, { status: 429, headers: { ...headers, ...retryLater } });
  }
  const { supabase, status } = health;
  const notices = mailSettings(ctx) === null ? 'off' : 'on';
  return Response.json(
    { supabase, notices, version: ctx.env.CF_VERSION_METADATA?.id ?? null },
    { status, headers },
  );
}
