import { describe, expect, it } from 'vitest';
import { readJob, readJobs } from '../../../app/careers/jobs.server.ts';
import { pass, stopClock } from '../../support/fake-platform.ts';
import { jobRow } from '../../support/job-rows.ts';
import { ctx, fake, memory, testSupabase } from '../../support/tested-supabase.ts';

testSupabase();
stopClock();

const events = (name: string) => ctx.lines.filter((line) => line.event === name);

async function slugs() {
  const read = await readJobs(ctx, memory);
  return read?.value.map((job) => job.slug);
}

describe('the list of jobs', () => {
  it('has the rows in their order, two alike by their id, asked for with the public key as apikey and bearer', async () => {
    expect(await slugs()).toEqual(['program-coordinator', 'grant-writer', 'bookkeeper']);
    expect(fake.requests).toMatchObject([
      {
        method: 'GET',
        url: expect.stringContaining('&is_active=eq.true&order=order_index.asc%2Cid.asc'),
        headers: { apikey: 'sb_publishable_test', authorization: 'Bearer sb_publishable_test' },
      },
    ]);
  });

  it('leaves out rows that cannot be shown, and logs their ids only', async () => {
    fake.putJobs([
      jobRow({ slug: 'good' }),
      jobRow({ slug: 'Bad Slug', id: 'b2' }),
      jobRow({ slug: 'numbers', benefits: 1 }),
      jobRow({ slug: 'id', id: { deep: 'private words' } }),
    ]);
    expect(await slugs()).toEqual(['good']);
    expect(events('job.left-out').map(({ jobId, reason }) => `${jobId}: ${reason}`)).toEqual([
      'b2: slug',
      'id-numbers: benefits',
      'unknown: id',
    ]);
  });

  it('shows a row without what is flawed in it, and logs the columns', async () => {
    const application_url = 'javascript:1';
    const flawed = { application_url, salary_min: 'lots', closes_at: 'soon', city: 7 };
    const empty = { department: undefined, qualifications: null, ai_used: null };
    fake.putJobs([jobRow({ id: 7, ...empty, ...flawed })]);
    expect(await readJobs(ctx, memory)).toMatchObject({
      value: [{ id: '7', department: null, qualifications: [], application_url: null, city: null }],
    });
    const logged = events('job.detail-left-out').map(({ reason }) => reason);
    expect(logged.toSorted()).toEqual(Object.keys(flawed).toSorted());
    expect(JSON.stringify(ctx.lines)).not.toMatch(/javascript|lots|soon/);
  });

  it('of which no row can be shown is a failure, which the log says loudly; none is not', async () => {
    fake.putJobs([jobRow({ slug: 'a', title: 7 }), jobRow({ slug: 'b', title: ' ' })]);
    expect(await slugs()).toBeUndefined();
    expect(events('jobs.none-usable')).toMatchObject([{ level: 'error', count: 2 }]);
    fake.putJobs([]);
    pass(10);
    expect(await slugs()).toEqual([]);
  });
});

describe('a job', () => {
  it('is found by its slug, and one that nobody knows is absent without a call of its own', async () => {
    const found = await readJob(ctx, 'bookkeeper', memory);
    expect(found).toMatchObject({ value: { title: 'Bookkeeper' } });
    expect(fake.requests.at(-1)?.url).toBe(
      '/rest/v1/jobs?select=*&is_active=eq.true&slug=eq.bookkeeper',
    );
    for (let index = 0; index < 100; index += 1) {
      const unknown = await readJob(ctx, `random-${index}`, memory);
      expect(unknown).toMatchObject({ value: null });
    }
    expect(fake.requests).toHaveLength(2);
  });

  const impossible = ['', 'A', 'a--b', '-a', 'a_b', '../x', 'é', 'a'.repeat(101), '%00'];
  it.each(impossible)('whose slug %j cannot exist is not asked for', async (slug) => {
    expect(await readJob(ctx, slug, memory)).toMatchObject({ value: null });
    expect(fake.requests).toHaveLength(0);
  });

  it('whose row cannot be shown is a failure, not absent', async () => {
    const body = JSON.stringify([jobRow({ slug: 'bookkeeper', title: '' })]);
    fake.fail({ kind: 'status', status: 200, body, contains: 'slug=eq' });
    expect(await readJob(ctx, 'bookkeeper', memory)).toBeNull();
  });

  it('published just now is found within a minute', async () => {
    await readJobs(ctx, memory);
    fake.putJobs([jobRow({ slug: 'brand-new' })]);
    pass(60);
    await readJobs(ctx, memory);
    await ctx.background.settled();
    expect(await readJob(ctx, 'brand-new', memory)).toMatchObject({ value: { slug: 'brand-new' } });
  });

  it('whose closing time passes is gone at once, from what is cached too, and while Supabase fails', async () => {
    const closes_at = new Date(Date.now() + 30_000).toISOString();
    fake.putJobs([jobRow({ slug: 'closing', closes_at }), jobRow({ slug: 'open' })]);
    await readJob(ctx, 'closing', memory);
    expect(await slugs()).toEqual(['closing', 'open']);
    pass(30);
    expect(await slugs()).toEqual(['open']);
    expect(await readJob(ctx, 'closing', memory)).toMatchObject({ value: null });
    fake.fail({ kind: 'status', status: 500 });
    pass(3_600);
    expect(await slugs()).toEqual(['open']);
  });
});
