import * as v from 'valibot';
import type { RequestContext } from '../server/request-context.ts';
import type { Result } from '../server/result.ts';
import { ask, supabaseFor } from '../server/supabase/client.ts';
import { type Job, parseJob, rowId } from './job.ts';
import { flawedDetails } from './job-details.ts';

/** All open jobs in the owner's order. Rows that cannot be shown are left out and logged; if none can, it is a failure. */
export async function listActiveJobs(ctx: RequestContext): Promise<Result<readonly Job[]>> {
  const { data, error } = await ask(
    ctx,
    'jobs.list',
    supabaseFor(ctx)
      .from('jobs')
      .select('*')
      .eq('is_active', true)
      .order('order_index', { ascending: true }),
  );
  if (error !== null || !Array.isArray(data)) return { outcome: 'failed' };
  const rows: readonly unknown[] = data;
  const jobs = distinct(
    ctx,
    rows.map((row) => shown(ctx, row)).filter((job) => job !== null),
  );
  if (rows.length > 0 && jobs.length === 0) {
    ctx.log({ event: 'jobs.none-usable', level: 'error', count: rows.length });
    return { outcome: 'failed' };
  }
  return { outcome: 'found', value: jobs };
}

/** The open job with this slug. A row that cannot be shown, or is another's, is a failure: the job may well be open. */
export async function getActiveJob(ctx: RequestContext, slug: string): Promise<Result<Job>> {
  const { data, error } = await ask(
    ctx,
    'jobs.one',
    supabaseFor(ctx).from('jobs').select('*').eq('slug', slug).eq('is_active', true),
  );
  if (error !== null || !Array.isArray(data)) return { outcome: 'failed' };
  const [row]: readonly unknown[] = data;
  if (row === undefined) return { outcome: 'absent' };
  const job = shown(ctx, row);
  return job?.slug === slug ? { outcome: 'found', value: job } : { outcome: 'failed' };
}

/** The first job of each slug: a page shows one, and another schema than ours may hold two. */
function distinct(ctx: RequestContext, jobs: readonly Job[]): readonly Job[] {
  const first = new Map<string, Job>();
  for (const job of jobs) {
    if (first.has(job.slug)) {
      ctx.log({ event: 'job.left-out', level: 'warn', jobId: rowId(job), reason: 'slug' });
    } else {
      first.set(job.slug, job);
    }
  }
  return [...first.values()];
}

const AddressSchema = v.object({ application_url: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

function shown(ctx: RequestContext, row: unknown): Job | null {
  const parsed = parseJob(row);
  if ('flaw' in parsed) {
    leftOut(ctx, row, parsed.flaw);
    return null;
  }
  if (parsed.job.application_url === null && v.is(AddressSchema, row)) {
    ctx.log({ event: 'job.link-left-out', level: 'warn', jobId: rowId(row) });
  }
  for (const column of flawedDetails(row, parsed.job)) {
    ctx.log({ event: 'job.detail-left-out', level: 'warn', jobId: rowId(row), reason: column });
  }
  return parsed.job;
}

function leftOut(ctx: RequestContext, row: unknown, reason: string): void {
  ctx.log({ event: 'job.left-out', level: 'warn', jobId: rowId(row), reason });
}
