import { describe, expect, it } from 'vitest';
import { jobRow } from '../support/job-rows.ts';
import { newSite } from './site.ts';

describe('/search', () => {
  it('finds the pages without any Supabase', async () => {
    const response = await newSite({ SUPABASE_URL: '', SUPABASE_ANON_KEY: '' }).visit(
      '/search?q=bylaws',
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      'href="/resources/blog/onca-bylaws-after-the-deadline"',
    );
  });

  it('finds pages while Supabase fails, and jobs again as soon as it answers', async () => {
    const site = newSite();
    await site.fail({ kind: 'status', status: 500 });
    const without = await site.visit('/search?q=grant');
    expect([without.status, (await without.text()).includes('/careers/grant-writer')]).toEqual([
      200,
      false,
    ]);
    await site.fail();
    expect(await (await site.visit('/search?q=grant')).text()).toContain('/careers/grant-writer');
  });

  it('answers with two rows of one slug', async () => {
    const site = newSite();
    await site.jobs([
      jobRow({ slug: 'cook', title: 'Cook' }),
      jobRow({ slug: 'cook', id: 'other' }),
    ]);
    const response = await site.visit('/search?q=cook');
    expect([
      response.status,
      (await response.text()).match(/href="\/careers\/cook"/g)?.length,
    ]).toEqual([200, 1]);
  });
});
