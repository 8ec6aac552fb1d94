import * as v from 'valibot';
import type { Loaded } from '../server/cache/cached-reader.ts';
import type { RequestContext } from '../server/request-context.ts';
import { ask, backendFor } from '../server/supabase/client.ts';
import { type Job, parseJob, rowId } from './job.ts';
import { flawedDetails } from './job-details.ts';

/** All open jobs in the owner's order (specification, section 7). Rows that cannot be shown are left out, and logged. */
export async function listActiveJobs(ctx: RequestContext): Promise<Loaded<readonly Job[]>> {
  const { data, error } = await ask(
    ctx,
    'jobs.list',
    backendFor(ctx.environment)
      .from('jobs')
      .select('*')
      .eq('is_active', true)
      .order('order_index', { ascending: true }),
  );
  if (error !== null || !Array.isArray(data)) return { outcome: 'failed' };
  const rows: readonly unknown[] = data;
  return {
    outcome: 'found',
    value: distinct(
      ctx,
      rows.map((row) => shown(ctx, row)).filter((job) => job !== null),
    ),
  };
}

/**
 * The open job with this slug (specification, section 7). A row that cannot be shown, or that is another's, is a
 * failure and not "no such job": the job may well be open.
 */
export async function getActiveJob(ctx: RequestContext, slug: string): Promise<Loaded<Job>> {
  const { data, error } = await ask(
    ctx,
    'jobs.one',
    backendFor(ctx.environment)
      .from('jobs')
      .select('*')
      .eq('slug', slug)
      .eq('is_active', true)
      .maybeSingle(),
  );
  if (error !== null) return { outcome: 'failed' };
  if (data === null) return { outcome: 'absent' };
  const job = shown(ctx, data);
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
    ctx.log({ event: 'job.left-out', level: 'warn', jobId: rowId(row), reason: parsed.flaw });
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
