import { expect, it } from 'vitest';
import { TestDatabase } from './support/databases.ts';

const db = new TestDatabase();

it('deletes what is kept no longer, and nothing earlier', async () => {
  await db.exec(`
    insert into public.contact_submissions (full_name, email_address, country, interest_area, message, created_at)
    select 'Ada', 'ada@charity.example', 'Canada', 'General Inquiry', age, now() - age::interval
    from unnest(array['3 years 1 day', '2 years 364 days']) as age;
    insert into public.newsletter_signups (email, company, withdrawn_at)
    select 'reader@charity.example', coalesce(age, 'never'), now() - age::interval
    from unnest(array['6 months 1 day', '5 months 28 days', null]) as age;
    insert into private.outbox (kind, covers, created_at)
    select 'newsletter-summary', tstzrange(now() - age::interval, now() - age::interval + interval '1 day'), now() - age::interval
    from unnest(array['3 months 1 day', '2 months']) as age;
  `);
  expect(
    await db.query('select deleted_from, row_count::int from private.delete_expired()'),
  ).toEqual([
    { deleted_from: 'contact_submissions', row_count: 1 },
    { deleted_from: 'newsletter_signups', row_count: 1 },
    { deleted_from: 'outbox', row_count: 1 },
    { deleted_from: 'job_postings_history', row_count: 0 },
  ]);
  const left = await db.query(
    `select message as what from public.contact_submissions
     union all select company from public.newsletter_signups
     union all select kind from private.outbox order by 1`,
  );
  // The mail about a message is kept as long as the message.
  expect(left.map(({ what }) => what)).toEqual([
    '2 years 364 days',
    '5 months 28 days',
    'message',
    'never',
    'newsletter-summary',
  ]);
});
