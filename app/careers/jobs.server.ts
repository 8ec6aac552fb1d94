import * as v from 'valibot';
import { TokenBucket } from '../server/bounded-calls.server.ts';
import type { CachedResult, CacheState, Result } from '../server/cache/cache-store.server.ts';
import {
  CachedReader,
  type ReaderOptions,
  type Source,
} from '../server/cache/cached-reader.server.ts';
import { environmentOf, type RequestContext } from '../server/request-context.server.ts';
import { query, supabaseFor } from '../server/supabase/client.server.ts';
import { flawedDetails, isPossibleSlug, type Job, JobSchema, parseJob, rowId } from './job.ts';
import { isOpen } from './posting-facts.ts';

/** Raise it when the shape of what is cached changes. */
const cacheVersion = 'v3';

/** What an isolate keeps of the jobs. A flood of random slugs costs at most 61 calls a minute. */
export function jobsMemory(surroundings: Pick<ReaderOptions<Job>, 'cache'> = {}) {
  return {
    list: new CachedReader<readonly Job[]>({ ...surroundings, schema: v.array(JobSchema) }),
    one: new CachedReader({ ...surroundings, schema: JobSchema }),
    /** Look-ups of slugs about which nothing is kept. When they are used up, the list decides. */
    lookUps: new TokenBucket({ atOnce: 30, perMinute: 30 }),
  };
}

const ofIsolate = jobsMemory();

/** Those that are open now. Throws a 500 while a variable is missing. */
export async function readJobs(
  ctx: RequestContext,
  memory = ofIsolate,
): Promise<CachedResult<readonly Job[]>> {
  const result = noted(ctx, await memory.list.read(listSource(ctx)));
  if (result.outcome !== 'found') return result;
  const now = Date.now();
  const open = result.value.filter((job) => isOpen(job, now));
  // The same array while none has closed, so that the search need not index it again.
  return open.length === result.value.length ? result : { ...result, value: open };
}

/** Absent when it is not open now. */
export async function readJob(
  ctx: RequestContext,
  slug: string,
  memory = ofIsolate,
): Promise<CachedResult<Job>> {
  if (!isPossibleSlug(slug)) return absent({ state: 'fresh', ageSeconds: 0 });
  const source = sourceOf(ctx, `one/${slug}`, () => getActiveJob(ctx, slug));
  const mayAsk = () => memory.lookUps.take();
  const read = (await memory.one.read(source, { mayAsk })) ?? (await asListed());
  const result = noted(ctx, read);
  const isClosed = result.outcome === 'found' && !isOpen(result.value, Date.now());
  return isClosed ? absent(result) : result;

  async function asListed(): Promise<CachedResult<Job>> {
    const list = await memory.list.read(listSource(ctx));
    if (list.outcome !== 'found') return { outcome: 'failed' };
    return list.value.some((job) => job.slug === slug) ? memory.one.read(source) : absent(list);
  }
}

function noted<T>(ctx: RequestContext, result: CachedResult<T>): CachedResult<T> {
  ctx.logFields.cacheState = result.outcome === 'failed' ? 'failed' : result.state;
  return result;
}

const absent = ({ state, ageSeconds }: { state: CacheState; ageSeconds: number }) =>
  ({ outcome: 'absent', state, ageSeconds }) as const;

const listSource = (ctx: RequestContext) => sourceOf(ctx, 'list', () => listActiveJobs(ctx));

/** The host is reserved (RFC 2606). The backend's address keeps two backends apart. */
function sourceOf<T>(ctx: RequestContext, name: string, load: Source<T>['load']): Source<T> {
  const backend = encodeURIComponent(environmentOf(ctx).supabaseUrl);
  const key = `https://jobs.cache.invalid/${cacheVersion}/${backend}/${name}`;
  return { key, load, waitUntil: ctx.waitUntil, log: ctx.log };
}

/** In the owner's order. Rows that cannot be shown are left out and logged; if none can, it is a failure. */
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

/** A row that cannot be shown, or has another slug, is a failure: the job may be open. */
async function getActiveJob(ctx: RequestContext, slug: string): Promise<Result<Job>> {
  // Not maybeSingle(): strictFetch accepts only lists.
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
