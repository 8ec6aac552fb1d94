import { expect, it, onTestFinished, vi } from 'vitest';
import { careers, jobPage } from '../../app/content/careers.ts';
import type { FaultInput } from '../support/faults.ts';
import { newSite, origin } from './site.ts';

const error = { kind: 'status', status: 500 } as const;
const empty = careers.list.empty.split('!')[0] ?? '';

it.each<[path: string, fault: FaultInput, status: number, said: string]>([
  ['/careers', { kind: 'hang' }, 200, empty],
  ['/careers/grant-writer', { kind: 'huge', megabytes: 10 }, 503, jobPage.notFound.retry],
  ['/search?q=grant', error, 200, 'href="/resources'],
  ['/sitemap.xml', error, 200, `${origin}/careers<`],
  // Feeds say that they cannot be read rather than that nothing is open.
  ['/careers/feed.xml', error, 503, ''],
  ['/careers/feed.json', error, 503, ''],
  ['/careers/jobs.xml', error, 503, ''],
])(
  '%s with nothing cached and %j answers %i, and has the jobs as soon as it can',
  async (path, fault, status, said) => {
    const site = newSite();
    await site.fail(fault);
    const without = await site.visit(path);
    expect([without.status, without.words]).toEqual([status, expect.stringContaining(said)]);
    for (const untrue of ['Grant Writer', jobPage.notFound.meta.title])
      expect(without.text).not.toContain(untrue);
    await site.fail();
    expect((await site.visit(path)).text).toContain('/careers/grant-writer');
  },
);

it.each(['/careers', '/careers/grant-writer'])(
  '%s of a dead backend is the last one and says its age',
  async (path) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const site = newSite();
    const ageAfter = async (hours: number) => {
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      const { status, words } = await site.visit(path);
      expect([status, words]).toEqual([200, expect.stringContaining('Grant Writer')]);
      return /Last updated ([^<]+)/.exec(words)?.[1];
    };
    expect(await ageAfter(0)).toBeUndefined();
    await site.fail(error);
    expect([await ageAfter(1), await ageAfter(22)]).toEqual(['1 hour ago', '23 hours ago']);
  },
);
