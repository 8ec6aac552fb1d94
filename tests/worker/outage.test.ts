import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { jobPage } from '../../app/content/careers.ts';
import { defaultCache } from '../../app/server/cache/cache-store.ts';
import { sampleJobs } from '../support/job-rows.ts';
import { newSite, type Site } from './site.ts';

/*
 * Hours of an outage in the built Worker: only the clock is moved, everything else happens.
 */

const minute = 60_000;
const hour = 60 * minute;
const paths = ['/careers', '/careers/grant-writer'];
const dead = [{ kind: 'status', status: 500 }, { kind: 'hang' }] as const;

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

/** The list's and one job's pages, and how they answered. */
async function visitBoth(site: Site): Promise<{ status: number; html: string }[]> {
  return Promise.all(
    paths.map(async (path) => {
      const response = await site.visit(path);
      return { status: response.status, html: await response.text() };
    }),
  );
}

/** Expects the job on both pages, and what they say of its age. */
async function expectJobs(site: Site, title: string, age: string | undefined): Promise<void> {
  for (const { status, html } of await visitBoth(site)) {
    const said = /Last updated (?:<!-- -->)?([^<]+)/.exec(html)?.[1];
    expect({ status, shown: html.includes(title), age: said }).toEqual({
      status: 200,
      shown: true,
      age,
    });
  }
}

/** As on workers.dev: the Cache API takes everything and keeps nothing. */
function keepNothing(): MockInstance {
  const cache = defaultCache();
  if (cache === null) throw new Error('workerd has a Cache API: look into its settings');
  vi.spyOn(cache, 'match').mockResolvedValue(undefined);
  return vi.spyOn(cache, 'put').mockResolvedValue(undefined);
}

describe.each([
  ['a Cache API', false],
  ['a Cache API that stores nothing', true],
])('with %s', (_name, forgetful) => {
  let put: MockInstance | null = null;
  beforeEach(() => {
    put = forgetful ? keepNothing() : null;
  });
  afterEach(() => {
    if (put) expect(put).toHaveBeenCalled();
  });

  it.each(dead)(
    'a backend dead for hours ($kind) leaves the last jobs and their age',
    async (fault) => {
      const site = newSite();
      await expectJobs(site, 'Grant Writer', undefined);
      await site.fail(fault);
      pass(hour);
      await expectJobs(site, 'Grant Writer', '1 hour ago');
      pass(22 * hour);
      await expectJobs(site, 'Grant Writer', '23 hours ago');
    },
  );

  it('a backend dead for an hour is asked no more often than every five seconds for each', async () => {
    const site = newSite();
    await expectJobs(site, 'Grant Writer', undefined);
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
    expect(calls).toBeLessThanOrEqual(2 * 12);
  });

  it('a backend that answers again is seen within 15 seconds', async () => {
    const site = newSite();
    await expectJobs(site, 'Grant Writer', undefined);
    await site.fail({ kind: 'status', status: 500 });
    pass(hour);
    await visitBoth(site);
    await expectJobs(site, 'Grant Writer', '1 hour ago');
    await site.fail();
    await site.jobs(sampleJobs.map((job) => ({ ...job, title: `New: ${job.title}` })));
    for (let second = 0; second < 15; second += 5) {
      pass(5_000);
      await visitBoth(site);
      await settle();
    }
    await expectJobs(site, 'New: Grant Writer', undefined);
  });

  it('after a day without an answer the specified views say so', async () => {
    const site = newSite();
    await expectJobs(site, 'Grant Writer', undefined);
    await site.fail({ kind: 'status', status: 500 });
    pass(24 * hour + minute);
    const [list, job] = await visitBoth(site);
    expect([list?.status, job?.status]).toEqual([200, 503]);
    expect(list?.html).toContain('We currently do not have any open positions');
    expect(job?.html).toContain(jobPage.notFound.unknown.heading);
    expect(/<title>(.*?)<\/title>/.exec(job?.html ?? '')?.[1]).toMatch(/Cannot Be Shown/);
  });
});
