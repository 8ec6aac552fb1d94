import type { Result } from '../server/cache/cache-policy.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { query, supabaseFor } from '../server/supabase/client.server.ts';
import { type Job, parseJob, rowId } from './job.ts';
import { flawedDetails } from './job-details.ts';

/** All open jobs in the owner's order, and by id where that is the same. Rows that cannot be shown are left out and logged; if none can, it is a failure. */
export async function listActiveJobs(ctx: RequestContext): Promise<Result<readonly Job[]>> {
  const call = openJobs(ctx).order('order_index').order('id');
  const { data, error } = await query(ctx, 'jobs.list', call);
  if (error !== null || !Array.isArray(data)) return { outcome: 'failed' };
  const rows: readonly unknown[] = data;
  const jobs = rows.map((row) => shown(ctx, row)).filter((job) => job !== null);
  if (rows.length > 0 && jobs.length === 0) {
    ctx.log({ event: 'jobs.none-usable', level: 'error', count: rows.length });
    return { outcome: 'failed' };
  }
  return { outcome: 'found', value: jobs };
}

/** The open job with this slug. A row that cannot be shown, or is another's, is a failure: the job may well be open. */
export async function getActiveJob(ctx: RequestContext, slug: string): Promise<Result<Job>> {
  const { data, error } = await query(ctx, 'jobs.one', openJobs(ctx).eq('slug', slug));
  if (error !== null || !Array.isArray(data)) return { outcome: 'failed' };
  const [row]: readonly unknown[] = data;
  if (row === undefined) return { outcome: 'absent' };
  const job = shown(ctx, row);
  return job?.slug === slug ? { outcome: 'found', value: job } : { outcome: 'failed' };
}

const openJobs = (ctx: RequestContext) =>
  supabaseFor(ctx).from('jobs').select('*').eq('is_active', true);

function shown(ctx: RequestContext, row: unknown): Job | null {
  const parsed = parseJob(row);
  const log = (event: string, reason: string) =>
    ctx.log({ event, level: 'warn', jobId: rowId(row), reason });
  if ('flaw' in parsed) {
    log('job.left-out', parsed.flaw);
    return null;
  }
  for (const column of flawedDetails(row, parsed.job)) log('job.detail-left-out', column);
  return parsed.job;
}
