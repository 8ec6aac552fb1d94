import * as v from 'valibot';
import type { CachedResult, CachePolicy, CacheState } from '../server/cache/cache-policy.server.ts';
import {
  CachedReader,
  type ReaderOptions,
  type Source,
} from '../server/cache/cached-reader.server.ts';
import { TokenBucket } from '../server/cache/token-bucket.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { isOpen } from './closing.ts';
import { isPossibleSlug, type Job, JobSchema } from './job.ts';
import { getActiveJob, listActiveJobs } from './jobs-backend.ts';

/** How long the list of jobs and single ones may be used (docs/decisions/0003-caching-careers.md). */
export const jobsPolicy = {
  fresh: 60,
  staleWhileRevalidate: 5 * 60,
  staleIfError: 24 * 60 * 60,
  negative: 30,
} as const satisfies CachePolicy;

/** Look-ups of slugs that neither the cache nor the list knows; beyond them the list answers for the slug. */
const unlistedLookups = { atOnce: 30, perMinute: 30 };

/** Changes whenever what is cached changes its shape or meaning. */
const cacheVersion = 'v3';

/** The jobs as one isolate reads them. A flood of random slugs costs at most 61 calls a minute: see `unlistedLookups`. */
export class Jobs {
  readonly #list: CachedReader<readonly Job[]>;
  readonly #one: CachedReader<Job>;
  readonly #unlisted = new TokenBucket(unlistedLookups);

  constructor(surroundings: Pick<ReaderOptions<Job>, 'cache'> = {}) {
    const options = { policy: jobsPolicy, ...surroundings };
    this.#list = new CachedReader<readonly Job[]>({ ...options, schema: v.array(JobSchema) });
    this.#one = new CachedReader({ ...options, schema: JobSchema });
  }

  async list(ctx: RequestContext): Promise<CachedResult<readonly Job[]>> {
    const result = await this.#list.read(listSource(ctx));
    ctx.logFields.cacheState = stateOf(result);
    if (result.outcome !== 'found') return result;
    const now = Date.now();
    const open = result.value.filter((job) => isOpen(job, now));
    // The same array while none has closed: the search would index another one anew.
    return open.length === result.value.length ? result : { ...result, value: open };
  }

  async one(ctx: RequestContext, slug: string): Promise<CachedResult<Job>> {
    if (!isPossibleSlug(slug)) return absent({ state: 'fresh', ageSeconds: 0 });
    const source = jobSource(ctx, slug);
    const known = await this.#one.known(source);
    // Nothing is awaited between these questions and the call, so that simultaneous visits cost one of each.
    const result =
      known ??
      (this.#mayLookUp(ctx, slug) ? await this.#one.load(source) : await this.#asListed(ctx, slug));
    ctx.logFields.cacheState = stateOf(result);
    const isClosed = result.outcome === 'found' && !isOpen(result.value, Date.now());
    return isClosed ? absent(result) : result;
  }

  #mayLookUp(ctx: RequestContext, slug: string): boolean {
    if (this.#one.isLoading(jobSource(ctx, slug).key)) return true;
    return isListed(this.#list.peek(listSource(ctx).key), slug) || this.#unlisted.take();
  }

  async #asListed(ctx: RequestContext, slug: string): Promise<CachedResult<Job>> {
    const list = await this.#list.read(listSource(ctx));
    if (list.outcome !== 'found') return { outcome: 'failed' };
    if (isListed(list.value, slug)) return this.#one.read(jobSource(ctx, slug));
    return absent(list);
  }
}

const isolate = new Jobs();

/** All open jobs, for a page's loader. Throws the explained 500 while a variable is missing. */
export const readJobs = (ctx: RequestContext) => isolate.list(ctx);

/** The open job with this slug, for a page's loader. Throws the explained 500 while a variable is missing. */
export const readJob = (ctx: RequestContext, slug: string) => isolate.one(ctx, slug);

const stateOf = (result: CachedResult<unknown>) =>
  result.outcome === 'failed' ? 'failed' : result.state;

const absent = ({ state, ageSeconds }: { state: CacheState; ageSeconds: number }) =>
  ({ outcome: 'absent', state, ageSeconds }) as const;

function isListed(jobs: readonly Job[] | undefined, slug: string): boolean {
  return jobs?.some((job) => job.slug === slug) ?? false;
}

const listSource = (ctx: RequestContext) => sourceOf(ctx, 'list', () => listActiveJobs(ctx));

const jobSource = (ctx: RequestContext, slug: string) =>
  sourceOf(ctx, `one/${slug}`, () => getActiveJob(ctx, slug));

/** The key's host is reserved and never asked; the backend is part of it so that two never share an entry. */
function sourceOf<T>(ctx: RequestContext, name: string, load: Source<T>['load']): Source<T> {
  const backend = encodeURIComponent(ctx.environment.supabaseUrl);
  const key = `https://jobs.cache.invalid/${cacheVersion}/${backend}/${name}`;
  return { key, load, waitUntil: ctx.waitUntil, log: ctx.log };
}
