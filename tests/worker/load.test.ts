import { expect, inject, it, vi } from 'vitest';
import { jobRow } from '../support/job-rows.ts';
import { type Answer, newSite, type Site } from './site.ts';

/*
 * How often the built Worker calls Supabase, on the Cache API. The rules of the cache are in tests/unit/server/cache.
 */

const jobs = Array.from({ length: 20 }, (_, index) => jobRow({ slug: `job-${index}` }));
const paths = ['/careers', ...jobs.map(({ slug }) => `/careers/${slug}`)];

it('many visits to the list and 20 jobs cost one call for each of them a minute', async () => {
  const site = newSite();
  const calls = await visitAll(site);
  // A call that a busy machine makes too slow is made again.
  expect(calls).toBeLessThan(2 * paths.length);
  await each(200, 8, (index) => expectStatus(site, paths[index % paths.length] ?? '', [200]));
  expect(await site.requests()).toHaveLength(calls);
});

const visits = inject('floodVisits');

it(
  'a flood of unknown slugs costs at most 61 calls a minute, and known jobs stay',
  async () => {
    const site = newSite();
    const calls = await visitAll(site);
    const started = Date.now();
    let late = 0;
    await each(visits, 8, async () => {
      const { status } = await expectStatus(
        site,
        `/careers/${crypto.randomUUID()}.data`,
        [404, 503],
      );
      if (status === 503) late += 1;
    });
    // While the machine writes to its disk, workerd stands still for seconds: then some are told the truth, 503.
    expect(late).toBeLessThanOrEqual(visits / 20);
    const minutes = Math.ceil((Date.now() - started) / 60_000);
    expect((await site.requests()).length - calls).toBeLessThanOrEqual(61 * minutes);
    await site.fail({ kind: 'status', status: 500 });
    for (const path of paths) await expectStatus(site, path, [200]);
  },
  30_000 + visits * 120,
);

it('many ways of asking share one entry and leave no trace in the next clean answer', async () => {
  const site = newSite();
  const clean = async () => {
    const { headers, text } = await site.visit('/careers');
    // The request's id and nonce are new each time.
    const own = ['x-request-id', 'content-security-policy'];
    const page = text.replaceAll(/ nonce="[^"]*"/g, '');
    return [...headers].filter(([name]) => !own.includes(name)).concat([['', page]]);
  };
  const before = await clean();
  for (const name of ['X-Forwarded-Host', 'X-React-Router-SPA-Mode', 'Cookie', 'Accept-Language']) {
    for (const query of ['', '?utm_source=evil.example']) {
      const headers = { [name]: 'evil.example' };
      const { status, text } = await site.visit(`/careers${query}`, { headers });
      expect([status, text.includes('evil.')]).toEqual([200, false]);
    }
  }
  expect(await clean()).toEqual(before);
  expect(await site.requests()).toHaveLength(1);
});

/** Visits the list and all jobs until each is there, and counts the calls that this takes. */
async function visitAll(site: Site): Promise<number> {
  await site.answer({ jobs });
  for (const path of paths) {
    await vi.waitFor(() => expectStatus(site, path, [200]), { timeout: 30_000 });
  }
  return (await site.requests()).length;
}

async function expectStatus(site: Site, path: string, expected: number[]): Promise<Answer> {
  const answer = await site.visit(path);
  if (!expected.includes(answer.status)) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Runs `work` so many times, at most `abreast` at once. */
async function each(times: number, abreast: number, work: (index: number) => Promise<unknown>) {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < times; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: abreast }, lane));
}
