import * as v from 'valibot';
import {
  type CachedResult,
  isolateCache,
  type ResponseCache,
  type Result,
  readCached,
} from '../server/cache.server.ts';
import { environmentOf, type RequestContext } from '../server/request-context.server.ts';
import { query, supabaseFor } from '../server/supabase/client.server.ts';
import { flawedDetails, isPossibleSlug, type Job, JobSchema, parseJob, rowId } from './job.ts';
import { isOpen } from './posting-facts.ts';

/** Raise it when the shape of what is cached changes. */
const cacheVersion = 'v4';

/** A withdrawn position is gone within five minutes, and the page works while Supabase is down. */
const policy = { fresh: 60, stale: 5 * 60, old: 24 * 60 * 60 };

const list = v.array(JobSchema);
const one = v.nullable(JobSchema);

/** What an isolate keeps of the jobs. */
export const jobsMemory = (shared?: () => ResponseCache | null) => ({
  list: isolateCache<v.InferOutput<typeof list>>(shared),
  one: isolateCache<v.InferOutput<typeof one>>(shared),
});

const ofIsolate = jobsMemory();

/** Those that are open now. Throws a 500 while a variable is missing. */
export async function readJobs(
  ctx: RequestContext,
  memory = ofIsolate,
): Promise<CachedResult<readonly Job[]>> {
  const load = () => listActiveJobs(ctx);
  const result = await readCached({ ...sourceOf(ctx, 'list'), schema: list, load }, memory.list);
  ctx.logFields.cacheState = result.outcome === 'failed' ? 'failed' : result.state;
  if (result.outcome === 'failed') return result;
  const now = Date.now();
  return { ...result, value: result.value.filter((job) => isOpen(job, now)) };
}

/** Absent when it is not open now. The list decides which slugs exist, so others cost no call of their own. */
export async function readJob(
  ctx: RequestContext,
  slug: string,
  memory = ofIsolate,
): Promise<CachedResult<Job> | { readonly outcome: 'absent' }> {
  if (!isPossibleSlug(slug)) return { outcome: 'absent' };
  const jobs = await readJobs(ctx, memory);
  const isKnown = jobs.outcome === 'found';
  if (isKnown && !jobs.value.some((job) => job.slug === slug)) return { outcome: 'absent' };
  // Without the list only what was read before is shown.
  const load = isKnown ? () => getActiveJob(ctx, slug) : async () => jobs;
  const source = { ...sourceOf(ctx, `one/${slug}`), schema: one, load };
  const result = await readCached(source, memory.one);
  if (result.outcome === 'failed') return result;
  ctx.logFields.cacheState = result.state;
  const { value: job } = result;
  return job && isOpen(job, Date.now()) ? { ...result, value: job } : { outcome: 'absent' };
}

/** In seconds; null unless Supabase has failed since the value was read. */
export const ageToShow = (result: CachedResult<unknown>): number | null =>
  result.outcome === 'found' && result.state === 'old' ? result.ageSeconds : null;

/** The host is reserved (RFC 2606). The backend's address keeps two backends apart. */
function sourceOf(ctx: RequestContext, name: string) {
  const backend = encodeURIComponent(environmentOf(ctx).SUPABASE_URL);
  const key = `https://jobs.cache.invalid/${cacheVersion}/${backend}/${name}`;
  return { key, policy, waitUntil: ctx.waitUntil, log: ctx.log };
}

/** In the owner's order. Rows that cannot be shown are left out and logged; if none can, it is a failure. */
export async function listActiveJobs(ctx: RequestContext): Promise<Result<Job[]>> {
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

/** Null when there is none. A row that cannot be shown, or has another slug, is a failure: the job may be open. */
async function getActiveJob(ctx: RequestContext, slug: string): Promise<Result<Job | null>> {
  const { data, error } = await query(ctx, 'jobs.one', openJobs(ctx).eq('slug', slug));
  if (error !== null || !Array.isArray(data)) return { outcome: 'failed' };
  const [row]: readonly unknown[] = data;
  if (row === undefined) return { outcome: 'found', value: null };
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
