import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { careers, jobPage } from '../../app/content/careers.ts';
import { timeLimits } from '../../app/server/limits.server.ts';
import { newSite, type Site } from './site.ts';

const hour = 3_600_000;
const pages = ['/careers', '/careers/grant-writer'];
const empty = careers.list.empty.split('!')[0] ?? '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

const visitBoth = (site: Site) => Promise.all(pages.map((path) => site.visit(path)));

async function expectJobs(site: Site, title: string, age?: string): Promise<void> {
  for (const { status, words } of await visitBoth(site)) {
    const said = /Last updated ([^<]+)/.exec(words)?.[1];
    expect([status, words.includes(title), said]).toEqual([200, true, age]);
  }
}

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
  'with nothing cached and $kind both pages say so after one time limit',
  async (fault) => {
    vi.useRealTimers();
    const site = newSite();
    await site.fail(fault);
    const started = Date.now();
    await expectNoJobs(site);
    // The machine may be four times slower.
    expect(Date.now() - started).toBeLessThan(4 * timeLimits.read);
    await site.fail();
    await expectJobs(site, 'Grant Writer');
  },
);

it('a backend dead for hours leaves the last jobs for a day', async () => {
  const site = newSite();
  await expectJobs(site, 'Grant Writer');
  await site.fail({ kind: 'status', status: 500 });
  pass(hour);
  await expectJobs(site, 'Grant Writer', '1 hour ago');
  pass(22 * hour);
  await expectJobs(site, 'Grant Writer', '23 hours ago');
  pass(hour + 60_000);
  await expectNoJobs(site);
  await site.fail();
  pass(15_000);
  await expectJobs(site, 'Grant Writer');
});
