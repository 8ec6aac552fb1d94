import { beforeEach, describe, expect, it } from 'vitest';
import { asRole, TestDatabase } from './support/databases.ts';
import { signup, submission } from './support/rows.ts';

const db = new TestDatabase();
beforeEach(() => db.exec('truncate newsletter_signups, contact_submissions cascade'));

const send = async (change: object = {}) =>
  (await db.visitor.from('contact_submissions').insert({ ...submission, ...change })).status;
const signUp = async (email: string) =>
  (await db.visitor.from('newsletter_signups').insert({ ...signup, email })).status;

describe('a message that arrives again', () => {
  it('within an hour is one row and one mail, however many arrive at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await db.query('select kind from private.outbox')).toEqual([{ kind: 'message' }]);
    const age = (minutes: number) =>
      db.exec(`update public.contact_submissions set status = 'answered',
        created_at = now() - interval '${minutes} minutes'`);
    await age(59);
    expect(await send()).toBe(409);
    await age(61);
    expect(await send()).toBe(201);
  });

  it.each(Object.keys(submission).filter((column) => column !== 'status'))(
    'with another %s is another message',
    async (column) => {
      await send();
      const value = column === 'email_address' ? 'ada@charity.example' : 'Other';
      expect(await send({ [column]: value })).toBe(201);
    },
  );

  it('with another value in a column of a later migration is another message', async () => {
    await db.exec(`alter table public.contact_submissions add column phone text;
      grant insert (phone) on public.contact_submissions to anon`);
    const sendWith = (phone: string) =>
      db.exec(
        asRole(
          'anon',
          `insert into public.contact_submissions (full_name, email_address, country, interest_area, message, phone)
           values ('Ada', 'ada@charity.example', 'Canada', 'General Inquiry', 'Hello', '${phone}')`,
        ),
      );
    await sendWith('1');
    await sendWith('2');
    await expect(sendWith('1')).rejects.toThrow('within the last hour');
    await db.exec('alter table public.contact_submissions drop column phone');
  });

  it('is stored again for the owner, who may copy rows', async () => {
    const rows = [submission, submission];
    expect((await db.owner.from('contact_submissions').insert(rows)).status).toBe(201);
  });
});

it('an address that signs up again within an hour is one row, unless it unsubscribed', async () => {
  expect([await signUp('a@x.example'), await signUp('A@x.example')]).toEqual([201, 409]);
  await db.exec('update public.newsletter_signups set withdrawn_at = now()');
  expect([await signUp('a@x.example'), await signUp('b@x.example')]).toEqual([201, 201]);
});

it.each([
  ['contact_submissions', (number: number) => send({ message: `Message ${number}` })],
  ['newsletter_signups', (number: number) => signUp(`reader${number}@x.example`)],
])('%s takes its bound in a minute, and rows again in the next', async (table, insert) => {
  const set = (values: string) =>
    db.query(`update private.visitor_writes set ${values} where table_name = $1`, table);
  await set("rows_per_minute = 3, minute = '-infinity', rows_in_minute = 0");
  const statuses: number[] = [];
  // Seven rows in at most two minutes of the clock: three or six are taken.
  for (let number = 0; number < 7; number += 1) statuses.push(await insert(number));
  expect(statuses.slice(0, 3)).toEqual([201, 201, 201]);
  expect(statuses).toContain(429);
  const [stored] = await db.query(`select count(*)::int as count from public.${table}`);
  expect(stored?.count).toBe(statuses.filter((status) => status === 201).length);
  await set("minute = date_trunc('minute', now()) - interval '1 minute', rows_in_minute = 3");
  expect(await insert(8)).toBe(201);
  // A transaction that began earlier and had to wait does not set the minute back.
  await set("minute = date_trunc('minute', now()) + interval '1 minute', rows_in_minute = 3");
  expect(await insert(9)).toBe(429);
  await set("minute = '-infinity'");
  await set('rows_per_minute = 300');
});
