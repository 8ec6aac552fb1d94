import { expect, it, onTestFinished, vi } from 'vitest';
import { careers, jobPage } from '../../app/content/careers.ts';
import { timeLimits } from '../../app/server/limits.server.ts';
import { newSite, type Site } from './site.ts';

const pages = ['/careers', '/careers/grant-writer'];
const empty = careers.list.empty.split('!')[0] ?? '';

const visitBoth = (site: Site) => Promise.all(pages.map((path) => site.visit(path)));

async function expectJobs(site: Site, age?: string): Promise<void> {
  for (const { status, words } of await visitBoth(site)) {
    const said = /Last updated ([^<]+)/.exec(words)?.[1];
    expect([status, words.includes('Grant Writer'), said]).toEqual([200, true, age]);
  }
}

it.each([
  { kind: 'status', status: 500 },
  { kind: 'hang' },
  { kind: 'huge', megabytes: 10 },
] as const)(
  'with nothing cached and $kind both pages say so after one time limit',
  async (fault) => {
    const site = newSite();
    await site.fail(fault);
    const started = Date.now();
    const [list, job] = await visitBoth(site);
    // The machine may be four times slower.
    expect(Date.now() - started).toBeLessThan(4 * timeLimits.read);
    expect([list?.status, job?.status]).toEqual([200, 503]);
    expect(list?.words).toContain(empty);
    expect(job?.words).toContain(jobPage.notFound.retry);
    await site.fail();
    await expectJobs(site);
  },
);

it('while the backend is dead both pages show the last jobs and their age', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const site = newSite();
  await expectJobs(site);
  await site.fail({ kind: 'status', status: 500 });
  const hour = 3_600_000;
  for (const [pause, age] of [
    [hour, '1 hour ago'],
    [22 * hour, '23 hours ago'],
  ] as const) {
    vi.setSystemTime(Date.now() + pause);
    await expectJobs(site, age);
  }
});
