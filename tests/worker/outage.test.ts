import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { careers, jobPage } from '../../app/content/careers.ts';
import { defaultCache } from '../../app/server/cache/cache-store.server.ts';
import { sampleJobs } from '../support/job-rows.ts';
import { newSite, type Site } from './site.ts';

/*
 * Outages in the built Worker: only the clock is moved, everything else happens.
 */

const hour = 3_600_000;
const pages = ['/careers', '/careers/grant-writer'];
const empty = careers.list.empty.split('!')[0] ?? '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Lets what runs behind the answers come to its end; its time is real. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

const visitBoth = (site: Site) => Promise.all(pages.map((path) => site.visit(path)));

/** Expects the job on both pages, and what they say of its age. */
async function expectJobs(site: Site, title: string, age?: string): Promise<void> {
  for (const { status, words } of await visitBoth(site)) {
    const said = /Last updated ([^<]+)/.exec(words)?.[1];
    expect([status, words.includes(title), said]).toEqual([200, true, age]);
  }
}

/** Expects the specified views of a site that knows no jobs. */
async function expectNoJobs(site: Site): Promise<void> {
  const [list, job] = await visitBoth(site);
  expect([list?.status, job?.status]).toEqual([200, 503]);
  expect(list?.words).toContain(empty);
  expect(job?.words).toContain(jobPage.notFound.retry);
}

it.each([
  { kind: 'status', status: 500 },
  { kind: 'hang' },
  { kind: 'huge', megabytes: 10 },
] as const)(
  'with nothing cached and $kind both pages say so in under 3 s, and heal at once',
  async (fault) => {
    vi.useRealTimers();
    const site = newSite();
    await site.fail(fault);
    const started = Date.now();
    await expectNoJobs(site);
    expect(Date.now() - started).toBeLessThan(3_000);
    await site.fail();
    await expectJobs(site, 'Grant Writer');
  },
);

/** As on workers.dev: the Cache API takes everything and keeps nothing. */
function keepNothing() {
  const cache = defaultCache();
  if (cache === null) throw new Error('workerd has a Cache API: look into its settings');
  vi.spyOn(cache, 'match').mockResolvedValue(undefined);
  return vi.spyOn(cache, 'put').mockResolvedValue(undefined);
}

describe.each([
  ['a Cache API', () => null],
  ['a Cache API that stores nothing', keepNothing],
])('with %s', (_name, prepare) => {
  it.each([{ kind: 'status', status: 500 }, { kind: 'hang' }] as const)(
    'a backend dead for hours ($kind) leaves the last jobs and their age, for a day',
    async (fault) => {
      const put = prepare();
      const site = newSite();
      await expectJobs(site, 'Grant Writer');
      await site.fail(fault);
      pass(hour);
      await expectJobs(site, 'Grant Writer', '1 hour ago');
      pass(22 * hour);
      await expectJobs(site, 'Grant Writer', '23 hours ago');
      pass(hour + 60_000);
      await expectNoJobs(site);
      if (put) expect(put).toHaveBeenCalled();
    },
  );

  it('a dead backend is asked every five seconds at most, and seen within 15 when it answers', async () => {
    prepare();
    const site = newSite();
    await expectJobs(site, 'Grant Writer');
    await site.fail({ kind: 'status', status: 500 });
    pass(hour);
    const before = (await site.requests()).length;
    for (let second = 0; second < 60; second += 2.5) {
      await visitBoth(site);
      await settle();
      pass(2_500);
    }
    const calls = (await site.requests()).length - before;
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(pages.length * 12);
    await site.fail();
    await site.answer({ jobs: sampleJobs.map((job) => ({ ...job, title: `New: ${job.title}` })) });
    for (let second = 0; second < 15; second += 5) {
      pass(5_000);
      await visitBoth(site);
      await settle();
    }
    await expectJobs(site, 'New: Grant Writer');
  });
});
