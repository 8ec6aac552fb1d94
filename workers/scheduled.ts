import { deliverNotices } from '../app/notices/deliver.server';
import { watchOutage } from '../app/notices/outage.server';
import {
  createRequestContext,
  explainMisconfiguration,
} from '../app/server/request-context.server';
import { probeSupabase } from '../app/server/supabase/health.server';
import { cloudflareMailer } from './mailer';

/** Mails what is due, and tells the owner of an outage. The probe also keeps a free Supabase project from being paused. */
export async function runScheduled(env: Env, waitUntil: (work: Promise<unknown>) => void) {
  try {
    const context = createRequestContext({
      // Links lead to SITE_URL; without one, to the usual address of `npm run dev`.
      request: new Request('http://localhost:8787/'),
      env,
      mailer: cloudflareMailer(env),
      waitUntil,
    });
    const watch = async () =>
      watchOutage(context, { answers: (await probeSupabase(context)) === 'answers' });
    await Promise.all([watch(), deliverNotices(context)]);
  } catch (error) {
    explainMisconfiguration(error);
  }
}
