import * as v from 'valibot';
import { type IsolateCache, isolateCache, readCached } from '../server/cache.server.ts';
import {
  environmentOf,
  isConfigured,
  type RequestContext,
} from '../server/request-context.server.ts';
import { query, type SupabaseResponse, supabaseFor } from '../server/supabase/client.server.ts';
import { flawedDetails, isPossibleSlug, type Job, JobSchema, parseJob, rowId } from './job.ts';
import { isOpen } from './posting-facts.ts';

/** Raise it when the shape of what is cached changes. */
const cacheVersion = 'v5';

/** A withdrawn position is gone within five minutes, and the page works while Supabase is down. */
const policy = { fresh: 60, stale: 5 * 60, old: 24 * 60 * 60 };

type Jobs = readonly Job[];

const ofIsolate = isolateCache<Jobs>();

/** `ageSeconds` is null unless Supabase has failed since the value was read. */
interface Read<T> {
  readonly value: T;
  readonly ageSeconds: number | null;
}

/** Those that are open now, in the owner's order; null when they cannot be read. Throws a 500 while a variable is missing. */
export function readJobs(ctx: RequestContext, memory = ofIsolate): Promise<Read<Jobs> | null> {
  const load = () => usableRows(ctx, 'jobs.list', activeJobs(ctx).order('order_index').order('id'));
  return readOpen(ctx, 'list', load, memory);
}

/** For answers that work without the database. */
export const readJobsIfAny = async (ctx: RequestContext) =>
  isConfigured(ctx) ? readJobs(ctx) : null;

const absent: Read<null> = { value: null, ageSeconds: null };

/** Without a value when it is not open now. The list decides which slugs exist, so others cost no call of their own. */
export async function readJob(
  ctx: RequestContext,
  slug: string,
  memory = ofIsolate,
): Promise<Read<Job | null> | null> {
  if (!isPossibleSlug(slug)) return absent;
  const all = await readJobs(ctx, memory);
  if (all && !all.value.some((job) => job.slug === slug)) return absent;
  // Without the list only what was read before is shown.
  const load = async () => all && usableRows(ctx, 'jobs.one', activeJobs(ctx).eq('slug', slug));
  const read = await readOpen(ctx, `one/${slug}`, load, memory);
  return read && { ...read, value: read.value.find((job) => job.slug === slug) ?? null };
}

/** The host of the key is reserved (RFC 2606). The backend's address keeps two backends apart. */
async function readOpen(
  ctx: RequestContext,
  name: string,
  load: () => Promise<Jobs | null>,
  memory: IsolateCache<Jobs>,
): Promise<Read<Jobs> | null> {
  const { waitUntil, log } = ctx;
  const backend = encodeURIComponent(environmentOf(ctx).SUPABASE_URL);
  const key = `https://jobs.cache.invalid/${cacheVersion}/${backend}/${name}`;
  const schema = v.array(JobSchema);
  const cached = await readCached({ key, schema, policy, load, waitUntil, log }, memory);
  ctx.logFields.cacheState = cached?.state ?? 'failed';
  if (cached === null) return null;
  const now = Date.now();
  const ageSeconds = cached.state === 'old' ? cached.ageSeconds : null;
  return { value: cached.value.filter((job) => isOpen(job, now)), ageSeconds };
}

/** Rows that cannot be shown are left out and logged; if none can, it is a failure. */
async function usableRows(
  ctx: RequestContext,
  event: string,
  call: PromiseLike<SupabaseResponse>,
): Promise<Jobs | null> {
  const { data, error } = await query(ctx, event, call);
  if (error !== null || !Array.isArray(data)) return null;
  const rows: readonly unknown[] = data;
  const jobs = rows.map((row) => shown(ctx, row)).filter((job) => job !== null);
  if (rows.length === 0 || jobs.length > 0) return jobs;
  ctx.log({ event: 'jobs.none-usable', level: 'error', count: rows.length });
  return null;
}

const activeJobs = (ctx: RequestContext) =>
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
