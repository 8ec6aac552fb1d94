import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../app/server/supabase/database.types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { asRole, clientOf, places } from './support/databases.ts';
import { job } from './support/rows.ts';

describe.each(places)('the history of postings on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let owner: SupabaseClient<Database>;
  beforeAll(async () => {
    supabase = await start();
    owner = clientOf(supabase.url, supabase.secretKey);
  });
  beforeEach(async () => {
    await owner.from('jobs').delete().neq('slug', '');
    await supabase.engine.exec(withoutTriggers('delete from private.job_postings_history'));
  });
  afterAll(() => supabase?.stop());

  /** A test's own way around the history's guard, as only a superuser can. */
  const withoutTriggers = (statement: string) =>
    `set local session_replication_role = replica; ${statement};`;

  /** Moves the clock: everything that is written down happened so much longer ago. */
  const pass = (time: string) =>
    supabase.engine.exec(
      withoutTriggers(
        `update private.job_postings_history set
           happened_at = happened_at - interval '${time}',
           posting = case when posting ->> 'closes_at' is null then posting else jsonb_set(
             posting, '{closes_at}', to_jsonb((posting ->> 'closes_at')::timestamptz - interval '${time}')
           ) end`,
      ),
    );
  const written = async () =>
    (
      await supabase.engine.query(
        `select event, posting ->> 'title' as title from private.job_postings_history order by id`,
      )
    ).map(({ event, title }) => `${event}: ${title}`);
  const retain = async () => {
    const [row] = await supabase.engine.query(
      "select row_count::int as count from private.delete_expired() where deleted_from = 'job_postings_history'",
    );
    return row?.count;
  };
  const jobs = () => owner.from('jobs');

  it('has every version and the way down', async () => {
    await jobs().insert(job);
    await jobs().update({ title: 'Senior Bookkeeper' }).eq('slug', job.slug);
    await jobs().update({ title: 'Senior Bookkeeper' }).eq('slug', job.slug);
    await jobs().update({ is_active: false }).eq('slug', job.slug);
    await jobs().update({ title: 'Not shown' }).eq('slug', job.slug);
    await jobs().update({ is_active: true, title: 'Bookkeeper again' }).eq('slug', job.slug);
    await jobs().delete().eq('slug', job.slug);
    expect(await written()).toEqual([
      'posted: Bookkeeper',
      'changed: Senior Bookkeeper',
      'taken down: Senior Bookkeeper',
      'posted: Bookkeeper again',
      'taken down: Bookkeeper again',
    ]);
  });

  it('loses nothing to truncate', async () => {
    await jobs().insert([job, { ...job, slug: 'another', is_active: false }]);
    await supabase.engine.exec('truncate public.jobs');
    expect(await written()).toEqual(['posted: Bookkeeper', 'taken down: Bookkeeper']);
  });

  it('dates the end of a posting by its closing date when that came first', async () => {
    const closes_at = new Date(Date.now() - 86_400_000).toISOString();
    await jobs().insert({ ...job, closes_at });
    await jobs().delete().eq('slug', job.slug);
    const [last] = await supabase.engine.query(
      "select happened_at::text as moment from private.job_postings_history where event = 'taken down'",
    );
    expect(new Date(String(last?.moment)).toISOString()).toBe(closes_at);
  });

  it('is kept for three years after the posting came down, and no longer', async () => {
    await jobs().insert(job);
    await jobs().update({ title: 'Changed' }).eq('slug', job.slug);
    await pass('10 years');
    expect(await retain()).toBe(0);
    await jobs().delete().eq('slug', job.slug);
    await pass('2 years 364 days');
    expect(await retain()).toBe(0);
    expect(await written()).toHaveLength(3);
    await pass('3 days');
    expect(await retain()).toBe(3);
    expect(await written()).toEqual([]);
  });

  it('ends an earlier posting of a job without the later one', async () => {
    await jobs().insert(job);
    await jobs().update({ is_active: false }).eq('slug', job.slug);
    await pass('3 years 1 day');
    await jobs().update({ is_active: true, title: 'Again' }).eq('slug', job.slug);
    expect(await retain()).toBe(2);
    expect(await written()).toEqual(['posted: Again']);
  });

  it('ends a posting that only its closing date took down', async () => {
    await jobs().insert({ ...job, closes_at: new Date(Date.now() + 1_000).toISOString() });
    await pass('2 years 364 days');
    expect(await retain()).toBe(0);
    await pass('3 days');
    expect(await retain()).toBe(1);
  });

  it('is changed, deleted or emptied before by nobody', async () => {
    await jobs().insert(job);
    for (const statement of [
      "update private.job_postings_history set event = 'changed'",
      'delete from private.job_postings_history',
      'truncate private.job_postings_history',
    ]) {
      await expect(supabase.engine.exec(statement)).rejects.toThrow(/kept for three years/);
    }
    expect(await written()).toHaveLength(1);
  });

  it('is nothing that the request roles can touch', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      for (const statement of [
        'select * from private.job_postings_history',
        'delete from private.job_postings_history',
        'select private.delete_expired()',
      ]) {
        const tried = supabase.engine.exec(asRole(role, statement));
        await expect(tried).rejects.toThrow(/permission denied/);
      }
    }
  });
});
