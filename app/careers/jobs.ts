import * as v from 'valibot';
import { type CacheState, jobsPolicy } from '../server/cache/cache-policy.ts';
import {
  CachedReader,
  type Loaded,
  type Read,
  type ReaderOptions,
} from '../server/cache/cached-reader.ts';
import { TokenBucket } from '../server/cache/token-bucket.ts';
import { readLimits } from '../server/limits.ts';
import type { RequestContext } from '../server/request-context.ts';
import { isOpen } from './closing.ts';
import { isPossibleSlug, type Job, JobSchema } from './job.ts';
import { getActiveJob, listActiveJobs } from './jobs-backend.ts';

/** The open jobs, with where they come from and their age in seconds; or the fact that they cannot be had. */
export type JobsRead =
  | {
      readonly outcome: 'found';
      readonly jobs: readonly Job[];
      readonly state: CacheState;
      readonly ageSeconds: number;
    }
  | { readonly outcome: 'failed' };

/** One open job likewise; 'unknown' when there is none with that slug. */
export type JobRead =
  | {
      readonly outcome: 'found';
      readonly job: Job;
      readonly state: CacheState;
      readonly ageSeconds: number;
    }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'failed' };

/** Changes whenever what is cached changes its shape or meaning. */
const cacheVersion = 'v2';

type Surroundings = Pick<ReaderOptions<Job>, 'cache' | 'now'>;

/**
 * The jobs as one isolate reads them (design, "Careers at the edge"): every list and job through the cached reader,
 * its key made of version, backend, kind and slug.
 *
 * Slugs that neither the cache nor the list of jobs knows are looked up at most 60 times in any minute and isolate
 * (`readLimits.unlistedLookups`). Beyond that the list, itself read once a minute, answers for them: a listed slug is
 * looked up, another is unknown. So a flood of random slugs costs at most 61 calls a minute, and a job published
 * during one is found as soon as the list shows it.
 *
 * A job is open until its closing time, looked at in every read: one that closes while it is cached is gone at once.
 */
export class Jobs {
  readonly #list: CachedReader<readonly Job[]>;
  readonly #one: CachedReader<Job>;
  readonly #unlisted: TokenBucket;
  readonly #now: () => number;

  constructor(surroundings: Surroundings = {}) {
    this.#list = new CachedReader({
      policy: jobsPolicy,
      schema: v.array(JobSchema),
      ...surroundings,
    });
    this.#one = new CachedReader({ policy: jobsPolicy, schema: JobSchema, ...surroundings });
    this.#unlisted = new TokenBucket(readLimits.unlistedLookups, surroundings.now);
    this.#now = surroundings.now ?? (() => Date.now());
  }

  /** All open jobs, in order. Throws EnvironmentError while a variable is missing. */
  async list(ctx: RequestContext): Promise<JobsRead> {
    const read = await this.#readList(ctx);
    ctx.notes.cacheState = stateOf(read);
    if (read.outcome !== 'found') return { outcome: 'failed' };
    const { value, ...rest } = read;
    const now = this.#now();
    return { ...rest, jobs: value.filter((job) => isOpen(job, now)) };
  }

  /** The open job with this slug. Throws EnvironmentError while a variable is missing. */
  async one(ctx: RequestContext, slug: string): Promise<JobRead> {
    if (!isPossibleSlug(slug)) return { outcome: 'unknown' };
    const read = await this.#one.read({
      key: cacheKey(ctx, `one/${slug}`),
      load: () => this.#lookUp(ctx, slug),
      waitUntil: ctx.waitUntil,
    });
    ctx.notes.cacheState = stateOf(read);
    if (read.outcome === 'found') {
      const { value: job, ...rest } = read;
      return isOpen(job, this.#now()) ? { ...rest, job } : { outcome: 'unknown' };
    }
    return { outcome: read.outcome === 'absent' ? 'unknown' : 'failed' };
  }

  async #lookUp(ctx: RequestContext, slug: string): Promise<Loaded<Job>> {
    const known =
      this.#one.peek(cacheKey(ctx, `one/${slug}`)) ?? isListed(this.#list.peek(listKey(ctx)), slug);
    if (known || this.#unlisted.take()) return getActiveJob(ctx, slug);
    const list = await this.#readList(ctx);
    if (list.outcome !== 'found') return { outcome: 'failed' };
    if (isListed(list.value, slug)) return getActiveJob(ctx, slug);
    return { outcome: 'absent', concluded: true };
  }

  #readList(ctx: RequestContext): Promise<Read<readonly Job[]>> {
    return this.#list.read({
      key: listKey(ctx),
      load: () => listActiveJobs(ctx),
      waitUntil: ctx.waitUntil,
    });
  }
}

const isolate = new Jobs();

/** All open jobs, for a page's loader. Throws EnvironmentError while a variable is missing. */
export const readJobs = (ctx: RequestContext): Promise<JobsRead> => isolate.list(ctx);

/** The open job with this slug, for a page's loader. Throws EnvironmentError while a variable is missing. */
export const readJob = (ctx: RequestContext, slug: string): Promise<JobRead> =>
  isolate.one(ctx, slug);

function isListed(jobs: readonly Job[] | undefined, slug: string): boolean {
  return jobs?.some((job) => job.slug === slug) ?? false;
}

/** The host is reserved and never asked; the backend is part of the key so that two never share an entry. */
function cacheKey(ctx: RequestContext, rest: string): string {
  const backend = encodeURIComponent(ctx.environment.supabaseUrl);
  return `https://jobs.cache.invalid/${cacheVersion}/${backend}/${rest}`;
}

function listKey(ctx: RequestContext): string {
  return cacheKey(ctx, 'list');
}

function stateOf(read: Read<unknown>): string {
  return read.outcome === 'failed' ? 'failed' : read.state;
}
