import { pageCaching } from '~/server/cache/cache-policy';
import { requestContext } from '~/server/request-context';
import { checkHealth } from '~/server/supabase/health';
import type { Route } from './+types/healthz';

/** Whether the site reaches Supabase, for monitors: 200, 503 or 429; asked anew each time, and nothing more is said. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const health = await checkHealth(context.get(requestContext));
  const headers = new Headers({ 'Cache-Control': pageCaching.never });
  if (health.status === 429) {
    headers.set('Retry-After', String(health.retryAfterSeconds));
    return Response.json({ error: 'too many requests' }, { status: 429, headers });
  }
  return Response.json({ supabase: health.supabase }, { status: health.status, headers });
}
