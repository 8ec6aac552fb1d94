import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Job } from '../../app/careers/job.ts';
import { findIn, LiveIndex, SiteSearch } from '../../app/search/search.ts';
import { timeLimits } from '../../app/server/limits.server.ts';
import { parsedJob } from '../support/posting-rows.ts';

const built = readFileSync('build/client/search-index.json', 'utf8');
const file = async () => new Response(built);

const job = (slug: string, title: string): Job => parsedJob({ slug, title });
const jobs = [job('grant-writer', 'Grant Writer'), job('bookkeeper', 'Bookkeeper')];

const ids = (results: readonly { id: string }[]) => results.map(({ id }) => id);

const ask = (search: SiteSearch, fetch: () => Promise<Response>) =>
  search.ask('grant', jobs, { env: { ASSETS: { fetch } }, log: () => {} });

describe('the search of one isolate', () => {
  it('finds jobs, says that it is not complete, and is whole again as soon as the file is', async () => {
    const search = new SiteSearch();
    const faults = [
      () => Promise.reject(new Error('no assets')),
      async () => new Response('', { status: 500 }),
      async () => new Response('{"documentCount":'),
    ];
    for (const fault of faults) {
      const answer = await ask(search, fault);
      expect([answer.complete, ids(answer.results)]).toEqual([false, ['/careers/grant-writer']]);
    }
    const answer = await ask(search, file);
    expect(answer.complete).toBe(true);
    expect(ids(answer.results)).toContain('/services/fundraising');
  });

  it('waits two seconds for a file that never comes, and lets nobody else wait for it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const search = new SiteSearch();
    const stuck = ask(search, () => new Promise(() => undefined));
    expect((await ask(search, file)).complete).toBe(true);
    await vi.advanceTimersByTimeAsync(timeLimits.searchIndex);
    // By then it has what the other one read.
    expect(ids((await stuck).results)).toContain('/services/fundraising');
  });
});

it.each([
  ["Ontario's", 'ONTARIOʼS', 'ontario'],
  ['résumé', 're\u00adsume\u0301'],
  ['year-end', ' year\u00a0 end '],
])('finds the same for %j and every other spelling', (...spellings) => {
  const title = 'Year\u2011end Résumé Editor, Ontario’s North';
  const index = new LiveIndex(built).with([job('resume-editor', title)]);
  const [first, ...others] = spellings.map((typed) => ids(findIn(index, typed)));
  expect(first).toContain('/careers/resume-editor');
  for (const other of others) expect(other).toEqual(first);
});

it('the jobs among the results follow the list: new, changed and closed ones', () => {
  const index = new LiveIndex(built);
  const find = (list: readonly Job[], typed: string) => ids(findIn(index.with(list), typed));
  expect(find(jobs, 'bookkeeper').slice(0, 2)).toContain('/careers/bookkeeper');
  const later = [job('bookkeeper', 'Lighthouse Keeper'), job('treasurer', 'Treasurer')];
  expect(find(later, 'lighthouse')).toContain('/careers/bookkeeper');
  expect(find(later, 'treasurer')).toContain('/careers/treasurer');
  expect(find(later, 'grant writer')).not.toContain('/careers/grant-writer');
  expect(find([], 'treasurer')).not.toContain('/careers/treasurer');
});
