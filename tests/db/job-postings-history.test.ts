import { beforeEach, expect, it } from 'vitest';
import { TestDatabase, withoutTriggers } from './support/databases.ts';
import { job } from './support/rows.ts';

const db = new TestDatabase();
beforeEach(async () => {
  await db.exec('delete from public.jobs');
  await db.exec(withoutTriggers('delete from private.job_postings_history'));
});

/** Moves the clock: everything happened so much longer ago. */
const pass = (time: string) =>
  db.exec(
    withoutTriggers(
      `update private.job_postings_history set
         happened_at = happened_at - interval '${time}',
         posting = case when posting ->> 'closes_at' is null then posting else jsonb_set(
           posting, '{closes_at}', to_jsonb((posting ->> 'closes_at')::timestamptz - interval '${time}')
         ) end`,
    ),
  );
const written = async () => {
  const rows = await db.query(
    "select event || ': ' || (posting ->> 'title') as line from private.job_postings_history order by id",
  );
  return rows.map(({ line }) => line);
};
const retain = async () => {
  const [row] = await db.query(
    "select row_count::int as count from private.delete_expired() where deleted_from = 'job_postings_history'",
  );
  return row?.count;
};
const insert = (change: object = {}) => db.owner.from('jobs').insert({ ...job, ...change });
const update = (change: object) => db.owner.from('jobs').update(change).eq('slug', job.slug);
const remove = () => db.owner.from('jobs').delete().eq('slug', job.slug);

it('has every version and the way down, also by truncate', async () => {
  await insert();
  await update({ title: 'Senior Bookkeeper' });
  await update({ title: 'Senior Bookkeeper' });
  await update({ is_active: false });
  await update({ title: 'Not shown' });
  await update({ is_active: true, title: 'Bookkeeper again' });
  await remove();
  await insert();
  await insert({ slug: 'another', is_active: false });
  await db.exec('truncate public.jobs');
  expect(await written()).toEqual([
    'posted: Bookkeeper',
    'changed: Senior Bookkeeper',
    'taken down: Senior Bookkeeper',
    'posted: Bookkeeper again',
    'taken down: Bookkeeper again',
    'posted: Bookkeeper',
    'taken down: Bookkeeper',
  ]);
});

it('dates the end of a posting by its closing date when that came first', async () => {
  const closes_at = new Date(Date.now() - 86_400_000).toISOString();
  await insert();
  await db.exec(withoutTriggers(`update public.jobs set closes_at = '${closes_at}'`));
  await remove();
  const [last] = await db.query(
    "select happened_at::text as moment from private.job_postings_history where event = 'taken down'",
  );
  expect(new Date(String(last?.moment)).toISOString()).toBe(closes_at);
});

it('is kept for three years after the posting came down, even if it came up again', async () => {
  await insert();
  await update({ title: 'Changed' });
  await pass('10 years');
  expect(await retain()).toBe(0);
  await update({ is_active: false });
  await pass('2 years 364 days');
  expect(await retain()).toBe(0);
  await pass('3 days');
  await update({ is_active: true, title: 'Again' });
  expect(await retain()).toBe(3);
  expect(await written()).toEqual(['posted: Again']);
});

it('ends a posting that only its closing date took down', async () => {
  await insert({ closes_at: new Date(Date.now() + 1_000).toISOString() });
  await pass('2 years 364 days');
  expect(await retain()).toBe(0);
  await pass('3 days');
  expect(await retain()).toBe(1);
});

it('is changed, deleted or emptied before by nobody', async () => {
  await insert();
  for (const statement of [
    "update private.job_postings_history set event = 'changed'",
    'delete from private.job_postings_history',
    'truncate private.job_postings_history',
  ]) {
    await expect(db.exec(statement)).rejects.toThrow(/kept for three years/);
  }
  expect(await written()).toHaveLength(1);
});
