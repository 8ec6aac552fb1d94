import {
  type Bindings,
  createRequestContext,
  explainMisconfiguration,
  type Mailer,
} from '../server/request-context.server.ts';
import { probeSupabase } from '../server/supabase/health.server.ts';
import { deliverNotices } from './deliver.ts';
import { watchOutage } from './outage.ts';

/**
 * The work of every minute (wrangler.toml): asks Supabase, which also keeps a free project from being paused, tells the
 * owner of an outage, and mails what is due. Links lead to SITE_URL, or without one to where `npm run dev` serves.
 */
export async function runScheduled(
  env: Bindings,
  mailer: Mailer | null,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  try {
    const request = new Request('http://localhost:8787/');
    const ctx = createRequestContext({ request, env, waitUntil, mailer });
    const watch = async () =>
      watchOutage(ctx, { answers: (await probeSupabase(ctx)) === 'answers' });
    await Promise.all([watch(), deliverNotices(ctx)]);
  } catch (error) {
    explainMisconfiguration(error);
  }
}
