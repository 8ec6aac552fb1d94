import { SingleFlight } from '../bounded-calls.server.ts';
import { timeLimits } from '../limits.server.ts';
import { environmentOf, isConfigured, type RequestContext } from '../request-context.server.ts';
import { query, supabaseFor } from './client.server.ts';

type SupabaseState = 'answers' | 'refuses' | 'does not answer' | 'not configured';

const probes = new SingleFlight<SupabaseState>(timeLimits.read + timeLimits.grace);

export async function probeSupabase(
  ctx: Pick<RequestContext, 'env' | 'log' | 'waitUntil'>,
): Promise<SupabaseState> {
  if (!isConfigured(ctx)) return 'not configured';
  const supabase = supabaseFor(ctx);
  const probe = async () => {
    const call = supabase.from('jobs').select('id').eq('is_active', true).limit(1);
    const { error, status } = await query(ctx, 'health', call);
    if (error === null) return 'answers';
    return status === 401 || status === 403 ? 'refuses' : 'does not answer';
  };
  const state = await probes.run(environmentOf(ctx).supabaseUrl, probe, ctx.waitUntil);
  return state === 'late' ? 'does not answer' : state;
}
