import * as v from 'valibot';
import { type CacheState, jobsPolicy } from '../edge/cache-policy.ts';
import { CachedReader, type Loaded, type Read, type ReaderOptions } from '../edge/cached-reader.ts';
import { CallBudget } from '../edge/call-budget.ts';
import { readLimits } from '../edge/limits.ts';
import type { Edge } from '../edge/request-context.ts';
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
const cacheVersion = 'v1';

type Surroundings = Pick<ReaderOptions<Job>, 'cache' | 'now'>;

/**
 * The jobs as one isolate reads them (design, "Careers at the edge"): every list and job through the cached reader,
 * its key made of version, backend, kind and slug.
 *
 * Slugs that neither the cache nor the list of jobs knows are looked up at most 60 times in any minute and isolate
 * (`readLimits.unlistedLookups`). Beyond that the list, itself read once a minute, answers for them: a listed slug is
 * looked up, another is unknown. So a flood of random slugs costs at most 61 calls a minute, and a job published
 * during one is found as soon as the list shows it.
 */
export class Jobs {
  readonly #list: CachedReader<readonly Job[]>;
  readonly #one: CachedReader<Job>;
  readonly #unlisted: CallBudget;

  constructor(surroundings: Surroundings = {}) {
    this.#list = new CachedReader({
      policy: jobsPolicy,
      schema: v.array(JobSchema),
      ...surroundings,
    });
    this.#one = new CachedReader({ policy: jobsPolicy, schema: JobSchema, ...surroundings });
    this.#unlisted = new CallBudget(readLimits.unlistedLookups, surroundings.now);
  }

  /** All open jobs, in order. Throws EnvironmentError while a variable is missing. */
  async list(edge: Edge): Promise<JobsRead> {
    const read = await this.#readList(edge);
    edge.notes.cacheState = stateOf(read);
    if (read.outcome !== 'found') return { outcome: 'failed' };
    const { value: jobs, ...rest } = read;
    return { ...rest, jobs };
  }

  /** The open job with this slug. Throws EnvironmentError while a variable is missing. */
  async one(edge: Edge, slug: string): Promise<JobRead> {
    if (!isPossibleSlug(slug)) return { outcome: 'unknown' };
    const read = await this.#one.read({
      key: cacheKey(edge, `one/${slug}`),
      load: () => this.#lookUp(edge, slug),
      waitUntil: edge.waitUntil,
    });
    edge.notes.cacheState = stateOf(read);
    if (read.outcome === 'found') {
      const { value: job, ...rest } = read;
      return { ...rest, job };
    }
    return { outcome: read.outcome === 'absent' ? 'unknown' : 'failed' };
  }

  async #lookUp(edge: Edge, slug: string): Promise<Loaded<Job>> {
    const known =
      this.#one.peek(cacheKey(edge, `one/${slug}`)) ??
      isListed(this.#list.peek(listKey(edge)), slug);
    if (known || this.#unlisted.take()) return getActiveJob(edge, slug);
    const list = await this.#readList(edge);
    if (list.outcome !== 'found') return { outcome: 'failed' };
    if (isListed(list.value, slug)) return getActiveJob(edge, slug);
    return { outcome: 'absent', concluded: true };
  }

  #readList(edge: Edge): Promise<Read<readonly Job[]>> {
    return this.#list.read({
      key: listKey(edge),
      load: () => listActiveJobs(edge),
      waitUntil: edge.waitUntil,
    });
  }
}

const isolate = new Jobs();

/** All open jobs, for a page's loader. Throws EnvironmentError while a variable is missing. */
export const readJobs = (edge: Edge): Promise<JobsRead> => isolate.list(edge);

/** The open job with this slug, for a page's loader. Throws EnvironmentError while a variable is missing. */
export const readJob = (edge: Edge, slug: string): Promise<JobRead> => isolate.one(edge, slug);

function isListed(jobs: readonly Job[] | undefined, slug: string): boolean {
  return jobs?.some((job) => job.slug === slug) ?? false;
}

/** The host is reserved and never asked; the backend is part of the key so that two never share an entry. */
function cacheKey(edge: Edge, rest: string): string {
  const backend = encodeURIComponent(edge.environment.supabaseUrl);
  return `https://jobs.cache.invalid/${cacheVersion}/${backend}/${rest}`;
}

function listKey(edge: Edge): string {
  return cacheKey(edge, 'list');
}

function stateOf(read: Read<unknown>): string {
  return read.outcome === 'failed' ? 'failed' : read.state;
}
