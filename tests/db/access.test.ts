import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../app/server/supabase/database.types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';
import { job, signup, submission } from './support/rows.ts';

const refused = { status: 401, error: { code: '42501' } };
const everything = { id: '00000000-0000-0000-0000-000000000000' };

describe.each(places)('on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let visitor: SupabaseClient<Database>;
  let owner: SupabaseClient<Database>;

  beforeAll(async () => {
    supabase = await start();
    visitor = clientOf(supabase.url, supabase.publishableKey);
    owner = clientOf(supabase.url, supabase.secretKey);
  });
  afterAll(() => supabase?.stop());

  describe('a visitor', () => {
    it('signs up for the newsletter', async () => {
      expect(await visitor.from('newsletter_signups').insert(signup)).toMatchObject({
        status: 201,
        error: null,
      });
    });

    it('sends a message', async () => {
      expect(await visitor.from('contact_submissions').insert(submission)).toMatchObject({
        status: 201,
        error: null,
      });
    });

    it('writes no column that the specification does not name', async () => {
      const id = '7ba7b810-9dad-41d1-80b4-00c04fd430c8';
      expect(await visitor.from('newsletter_signups').insert({ ...signup, id })).toMatchObject(
        refused,
      );
      const created_at = '2020-01-01T00:00:00Z';
      for (const extra of [{ id }, { created_at }]) {
        expect(
          await visitor.from('contact_submissions').insert({ ...submission, ...extra }),
        ).toMatchObject(refused);
      }
    });

    it('sends no message with a status of its own', async () => {
      expect(
        await visitor
          .from('contact_submissions')
          .insert({ ...submission, message: 'x', status: 'answered' }),
      ).toMatchObject(refused);
    });

    it.each(['newsletter_signups', 'contact_submissions'] as const)(
      'reads, changes and deletes nothing in %s',
      async (table) => {
        const rows = visitor.from(table);
        expect(await rows.select('*')).toMatchObject(refused);
        expect(await rows.select('id')).toMatchObject(refused);
        expect(await rows.update(everything).neq('id', everything.id)).toMatchObject(refused);
        expect(await rows.delete().neq('id', everything.id)).toMatchObject(refused);
      },
    );

    it('does not get back what it wrote', async () => {
      expect(await visitor.from('contact_submissions').insert(submission).select()).toMatchObject(
        refused,
      );
    });

    it('reads the active jobs and no other', async () => {
      const open = await visitor.from('jobs').select('*').order('order_index');
      const all = await owner.from('jobs').select('*').order('order_index');
      expect(open.data).toEqual(all.data?.filter((row) => row.is_active));
      expect(all.data?.length).toBeGreaterThan(open.data?.length ?? 0);
      const closed = await visitor.from('jobs').select('*').eq('is_active', false);
      expect(closed.data).toEqual([]);
    });

    it('writes no jobs', async () => {
      const jobs = visitor.from('jobs');
      expect(await jobs.insert(job)).toMatchObject(refused);
      expect(await jobs.update({ title: 'Mine' }).neq('id', everything.id)).toMatchObject(refused);
      expect(await jobs.delete().neq('id', everything.id)).toMatchObject(refused);
    });
  });

  describe('the owner', () => {
    it('reads every row as it was sent', async () => {
      const signups = await owner.from('newsletter_signups').select('email, company, created_at');
      expect(signups.data).toHaveLength(1);
      expect(signups.data?.[0]).toMatchObject({ email: signup.email, company: signup.company });
      expect(new Date(signups.data?.[0]?.created_at ?? '').toISOString()).toBe(signup.created_at);
      const messages = await owner.from('contact_submissions').select('*');
      expect(messages.data).toEqual([
        { ...submission, id: expect.any(String), created_at: expect.stringMatching(/T.*\+00:00$/) },
      ]);
    });

    it('gives a message another status, and posts, closes and deletes a job', async () => {
      const answered = await owner
        .from('contact_submissions')
        .update({ status: 'answered' })
        .eq('status', 'new')
        .select('status');
      expect(answered.data).toEqual([{ status: 'answered' }]);
      const posted = await owner.from('jobs').insert(job).select();
      expect(posted.data).toMatchObject([
        { ...job, department: null, qualifications: [], benefits: [], order_index: 0 },
      ]);
      await owner.from('jobs').update({ is_active: false }).eq('slug', job.slug);
      const seen = await visitor.from('jobs').select('slug').eq('slug', job.slug);
      expect(seen.data).toEqual([]);
      expect(await owner.from('jobs').delete().eq('slug', job.slug)).toMatchObject({
        status: 204,
        error: null,
      });
    });
  });

  it('stores 200 inserts that come at once, each once', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `At once ${index}`);
    const answers = await Promise.all(
      names.map((full_name) =>
        visitor.from('contact_submissions').insert({ ...submission, full_name }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
    const stored = await owner
      .from('contact_submissions')
      .select('full_name')
      .like('full_name', 'At once %');
    expect(stored.data?.map((row) => row.full_name).sort()).toEqual(names.sort());
  });
});
