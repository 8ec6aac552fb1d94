import { deliverNotices } from '../app/notices/deliver.server';
import { watchOutage } from '../app/notices/outage.server';
import { EnvironmentError, requiredSiteUrl } from '../app/server/environment.server';
import { createLog } from '../app/server/log.server';
import type { Surroundings } from '../app/server/request-context.server';
import { probeSupabase } from '../app/server/supabase/health.server';

/** Mails what is due, and tells the owner of an outage. The probe also keeps a free Supabase project from being paused. */
export async function runScheduled(surroundings: Omit<Surroundings, 'log'>, now: number) {
  const log = createLog(crypto.randomUUID(), surroundings.waitUntil);
  try {
    const ctx = { ...surroundings, log, siteUrl: requiredSiteUrl(surroundings.env) };
    const watch = async () =>
      watchOutage(ctx, { answers: (await probeSupabase(ctx)) === 'answers', now });
    await Promise.all([watch(), deliverNotices(ctx)]);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log({ event: 'misconfigured', level: 'error', error: error.message });
  }
}
