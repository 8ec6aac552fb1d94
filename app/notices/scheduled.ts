import type { RequestContext } from '../server/request-context.ts';
import { probeSupabase } from '../server/supabase/health.ts';
import { deliverNotices } from './deliver.ts';
import { watchOutage } from './outage.ts';

/**
 * What happens every minute: Supabase is asked, which also keeps a free project from being paused, the owner is told
 * when it stops answering, and what is due is mailed. Never rejects.
 */
export async function runScheduled(ctx: RequestContext): Promise<void> {
  const watch = async () => watchOutage(ctx, { answers: (await probeSupabase(ctx)) === 'answers' });
  await Promise.all([watch(), deliverNotices(ctx, { plan: true })]);
}
