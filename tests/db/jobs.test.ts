import { beforeEach, describe, expect, it } from 'vitest';
import { listActiveJobs } from '../../app/careers/jobs.server.ts';
import { localDay } from '../../app/text/local-day.ts';
import { testContext } from '../support/fake-platform.ts';
import { job, TestDatabase, withoutTriggers } from './support/databases.ts';

/** A posting with which an Ontario employer has nothing left to do. */
const complete = {
  ...job,
  employment_type: 'full_time',
  salary_min: 70_000,
  salary_max: 90_000,
  salary_period: 'year',
  work_arrangement: 'hybrid',
  city: 'Toronto',
  region: 'ON',
  country: 'CA',
  vacancy_exists: true,
  ai_used: false,
};

const pay = /what it pays/;
const place = /in which province/;
const vacancy = /whether there is a vacancy/;
const ai = /artificial intelligence/;
const experience = /Canadian experience/;
const range = /wider than \$50,000 a year/;
const far = /more than a year/;

const unpaid = { salary_min: null, salary_max: null, salary_period: null };
const bare = { ...unpaid, work_arrangement: null, vacancy_exists: null, ai_used: null };
const nowhere = { region: null, city: null, country: null };
const anywhere = { work_arrangement: 'remote', region: null, city: null, vacancy_exists: null };

const prose = 'Pay < $50 & > $20; C# or 5 * 3 * 2, a_b_c [see below] (x)\n- one\n- two';

/** What an active posting says beside that, and what it is told to say. */
const cases: readonly (readonly [says: string, change: object, told: readonly RegExp[]])[] = [
  ['nothing', {}, []],
  ['no more than the required columns', { ...bare, ...nowhere }, [place, pay, vacancy, ai]],
  ['no pay, for a volunteer', { ...unpaid, employment_type: 'volunteer' }, []],
  ['Canadian work', { qualifications: ['Canadian work experience'] }, [experience]],
  ['so in other words', { description: 'Five years of experience in Canada.' }, [experience]],
  ['Canadian charities', { description: 'Experience with Canadian charities.' }, []],
  ['that it is not active', { ...bare, is_active: false }, []],
  ['British Columbia', { ...bare, region: 'BC' }, []],
  ['anywhere in Canada', anywhere, [vacancy]],
  ['a range of $50,000, and no province', { region: null, salary_max: 120_000 }, [place]],
  ['a wider one', { region: null, salary_max: 120_001 }, [place, range]],
  ['one that ends at $200,000', { region: null, salary_max: 200_000 }, [place, range]],
  ['one that ends above', { region: null, salary_max: 200_001 }, [place]],
  ['a form that is not encrypted', { application_url: 'http://apply.example.org/' }, [/http:\/\//]],
  ['that AI is used', { ai_used: true }, [/and not how/]],
  ['a closing date far off', { closes_on: '2090-01-01' }, [far]],
  ['an HTML element', { description: 'A <b>bold</b> cook' }, [/HTML/]],
  ['an HTML entity', { description: 'Salt &amp; pepper' }, [/HTML/]],
  ['a Markdown heading', { description: '# Cook' }, [/Markdown/]],
  ['Markdown stars', { benefits: ['**Lunch**'] }, [/Markdown/]],
  ['a Markdown link', { description: 'See [us](https://x.example)' }, [/Markdown/]],
  ['ordinary prose', { description: prose }, []],
];

const db = new TestDatabase();
beforeEach(async () => {
  await db.exec('delete from public.jobs');
  await db.exec(withoutTriggers('delete from private.job_postings_history'));
});

const insert = (details: object = {}) =>
  db.owner
    .from('jobs')
    .insert({ ...job, ...details })
    .select();
const change = (details: object) =>
  db.owner.from('jobs').update(details).eq('slug', job.slug).select();

it.each(cases)('a posting that says %s', async (_says, change, told) => {
  expect((await insert({ ...complete, ...change })).error).toBeNull();
  expect(await db.findings()).toEqual(told.map((pattern) => expect.stringMatching(pattern)));
});

it.each([
  ["closes_at = now() - interval '1 day'", [/closing date has passed/]],
  [
    "closes_at = '2099-12-15'",
    [/It closes at 2099-12-14 19:00 America\/Toronto, which was written as a moment/, far],
  ],
  ["application_url = 'mailto:jobs'", [/application_url: nobody could apply/]],
  ["title = E'\\u00a0'", [/title: there is nothing/]],
  ["qualifications = array['', 'b']", [/point 1 is empty/]],
  ['salary_min = 78, salary_max = null', [/nobody pays 78.00/]],
])('a posting from before with %s, which may be taken down', async (set, told) => {
  await insert(complete);
  await db.exec(withoutTriggers(`update public.jobs set ${set}`));
  expect(await db.findings()).toEqual(told.map((pattern) => expect.stringMatching(pattern)));
  expect((await change({ is_active: false })).error).toBeNull();
});

it('a posting cannot be opened with a closing date in the past, and stays editable once it closed', async () => {
  const closes_on = '2025-01-01';
  const said = {
    status: 400,
    error: { code: '23514', message: expect.stringContaining('closes_on lies in the past') },
  };
  expect(await insert({ closes_on })).toMatchObject(said);
  expect(await insert({ closes_on, is_active: false })).toMatchObject({ status: 201 });
  expect(await change({ is_active: true })).toMatchObject(said);
  await db.exec(withoutTriggers('update public.jobs set is_active = true'));
  expect(await change({ closes_on, title: 'Corrected' })).toMatchObject({ status: 200 });
});

it('a posting says when it last changed, and a write that changes nothing does not count', async () => {
  const updated_at = '2026-01-15T12:00:00+00:00';
  await insert({ updated_at });
  const changedAt = async (title: string) => (await change({ title })).data?.[0]?.updated_at;
  expect(await changedAt(job.title)).toBe(updated_at);
  expect(await changedAt('Senior Bookkeeper')).not.toBe(updated_at);
});

it('positions of one order_index keep their places when they are edited', async () => {
  const { url, publishableKey: SUPABASE_ANON_KEY } = db.supabase;
  const ctx = testContext(url, { env: { SUPABASE_ANON_KEY } });
  const slugs = async () => {
    const jobs = await listActiveJobs(ctx);
    return jobs.outcome === 'found' && jobs.value.map(({ slug }) => slug);
  };
  const places = ['one', 'two', job.slug, 'four'];
  for (const slug of places) await insert({ slug });
  const before = await slugs();
  expect(before).toHaveLength(places.length);
  for (const title of ['Edited', 'Edited again']) {
    await change({ title });
    expect(await slugs()).toEqual(before);
  }
});

describe('the history of postings', () => {
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
  const remove = () => db.owner.from('jobs').delete().eq('slug', job.slug);

  it('has every version and the way down, also by truncate', async () => {
    await insert();
    await change({ title: 'Senior Bookkeeper' });
    await change({ title: 'Senior Bookkeeper' });
    await change({ is_active: false });
    await change({ title: 'Not shown' });
    await change({ is_active: true, title: 'Bookkeeper again' });
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
    await change({ title: 'Changed' });
    await pass('10 years');
    expect(await retain()).toBe(0);
    await change({ is_active: false });
    await pass('2 years 364 days');
    expect(await retain()).toBe(0);
    await pass('3 days');
    await change({ is_active: true, title: 'Again' });
    expect(await retain()).toBe(3);
    expect(await written()).toEqual(['posted: Again']);
  });

  it('ends a posting that only its closing date took down', async () => {
    await insert({ closes_on: localDay() });
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
});
