import { describe, expect, inject, it } from 'vitest';
import { jobRow } from '../support/job-rows.ts';
import { newSite, type Site } from './site.ts';

const jobs = Array.from({ length: 20 }, (_, index) =>
  jobRow({ slug: `job-${index}`, title: `Job ${index}`, order_index: index }),
);
const paths = ['/careers', ...jobs.map(({ slug }) => `/careers/${slug}`)];

describe('the number of calls to Supabase', () => {
  it('for 1,000 visits to the list and 20 jobs is one for each of them a minute', async () => {
    const site = newSite();
    await site.jobs(jobs);
    for (const path of paths) await expectStatus(site, path, [200]);
    // Nearly all ask for the page's data, which is the same read without the time to render it.
    await each(1_000, 8, (index) =>
      expectStatus(site, paths[index % 21] ?? '', [200], index < 100 ? '' : '.data'),
    );
    expect(await site.requests()).toHaveLength(21);
  });

  it('for 200 simultaneous first visits to a job is at most 3', async () => {
    const site = newSite();
    await site.jobs(jobs);
    await site.fail({ kind: 'delay', ms: 300 });
    await each(200, 200, () => expectStatus(site, '/careers/job-7', [200]));
    expect((await site.requests()).length).toBeLessThanOrEqual(3);
  });

  const visits = inject('floodVisits');
  const patience = 30_000 + visits * 30;

  it(
    'for a flood of unknown slugs is at most 61 a minute, and known jobs stay',
    async () => {
      const site = newSite();
      await site.jobs(jobs);
      for (const path of paths) await expectStatus(site, path, [200]);
      const started = Date.now();
      let late = 0;
      await each(visits, 8, async () => {
        const path = `/careers/${crypto.randomUUID()}`;
        if ((await expectStatus(site, path, [404, 503], '.data')) === 503) late += 1;
      });
      // While the machine writes to its disk, workerd stands still for seconds: then a handful are told the truth, 503.
      expect(late).toBeLessThanOrEqual(visits / 100);
      const minutes = Math.ceil((Date.now() - started) / 60_000);
      expect((await site.requests()).length - paths.length).toBeLessThanOrEqual(61 * minutes);
      await site.fail({ kind: 'status', status: 500 });
      for (const path of paths) await expectStatus(site, path, [200]);
    },
    patience,
  );
});

it('many ways of asking share one entry and leave no trace in the next clean answer', async () => {
  const site = newSite();
  const before = await clean(await site.visit('/careers'));
  for (const name of ['X-Forwarded-Host', 'X-React-Router-SPA-Mode', 'Cookie', 'Accept-Language']) {
    for (const query of ['', '?utm_source=evil.example']) {
      const headers = { [name]: 'evil.example' };
      const response = await site.visit(`/careers${query}`, { headers });
      expect([response.status, (await response.text()).includes('evil.')]).toEqual([200, false]);
    }
  }
  expect(await clean(await site.visit('/careers'))).toBe(before);
  expect(await site.requests()).toHaveLength(1);
});

async function expectStatus(site: Site, path: string, expected: readonly number[], suffix = '') {
  const response = await site.visit(path + suffix);
  await response.text();
  if (!expected.includes(response.status)) throw new Error(`${path} answered ${response.status}`);
  return response.status;
}

/** Runs `work` so many times, at most `abreast` at once. */
async function each(times: number, abreast: number, work: (index: number) => Promise<unknown>) {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < times; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: abreast }, lane));
}

/** An answer's headers and text without what differs by design: the request's id. */
async function clean(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify(headers) + (await response.text());
}
