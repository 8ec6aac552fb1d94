import { beforeEach, describe, expect, it } from 'vitest';
import { asRole, asSite, signup, submission, TestDatabase } from './support/databases.ts';

const db = new TestDatabase();
beforeEach(() =>
  db.exec(`truncate newsletter_signups, contact_submissions cascade;
    update private.visitor_writes set minute = '-infinity', hour = '-infinity'`),
);

const send = async (change: object = {}) =>
  (await db.visitor.from('contact_submissions').insert({ ...submission, ...change })).status;
const signUp = async (email: string) =>
  (await db.visitor.from('newsletter_signups').insert({ ...signup, email })).status;

describe('a message that arrives again', () => {
  it('within an hour is one row and one mail, however many arrive at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 5 }, () => send()));
    // All are answered alike, so that nobody learns what others sent.
    expect(statuses).toEqual(Array(5).fill(201));
    expect(await db.count('contact_submissions')).toBe(1);
    expect(await db.query('select kind from private.outbox')).toEqual([{ kind: 'message' }]);
    const age = (minutes: number) =>
      db.exec(`update public.contact_submissions set status = 'answered',
        created_at = now() - interval '${minutes} minutes'`);
    await age(59);
    await send();
    expect(await db.count('contact_submissions')).toBe(1);
    await age(61);
    await send();
    expect(await db.count('contact_submissions')).toBe(2);
  });

  it.each(Object.keys(submission).filter((column) => column !== 'status'))(
    'with another %s is another message',
    async (column) => {
      await send();
      const value = column === 'email_address' ? 'ada@charity.example' : 'Other';
      expect(await send({ [column]: value })).toBe(201);
      expect(await db.count('contact_submissions')).toBe(2);
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
    await sendWith('1');
    expect(await db.count('contact_submissions')).toBe(2);
    await db.exec('alter table public.contact_submissions drop column phone');
  });

  it('is stored again for the owner, who may copy rows', async () => {
    const rows = [submission, submission];
    expect((await db.owner.from('contact_submissions').insert(rows)).status).toBe(201);
  });
});

it('an address that signs up again within an hour is one row, unless it unsubscribed', async () => {
  expect([await signUp('a@x.example'), await signUp('A@x.example')]).toEqual([201, 201]);
  expect(await db.count('newsletter_signups')).toBe(1);
  await db.exec('update public.newsletter_signups set withdrawn_at = now()');
  await signUp('a@x.example');
  await signUp('b@x.example');
  expect(await db.count('newsletter_signups')).toBe(3);
});

it.each<[how: string, rowsOf: (email: string) => unknown, headers?: Record<string, string>]>([
  ['a wrong row', (email) => ({ ...signup, company: '', email })],
  ['no row returned', (email) => ({ ...signup, email }), { prefer: 'count=exact' }],
  ['two rows', (email) => [email, 'new@x.example'].map((one) => ({ ...signup, email: one }))],
])('nobody learns by %s whether an address signed up', async (_how, rowsOf, headers = {}) => {
  const ask = async (email: string) => {
    const { status, body } = await db.send('newsletter_signups', { row: rowsOf(email), headers });
    return [status, body.code];
  };
  await signUp('known@x.example');
  expect(await ask('known@x.example')).toEqual(await ask('unknown@x.example'));
});

describe.each([
  [
    'contact_submissions',
    (number: number) => ({ ...submission, message: `Message ${number} ${'é'.repeat(400)}` }),
  ],
  ['newsletter_signups', (number: number) => ({ ...signup, email: `reader${number}@x.example` })],
])('%s', (table, rowOf) => {
  const insert = async (number: number, headers: Record<string, string> = {}) =>
    (await db.send(table, { row: rowOf(number), headers })).status;
  const set = (values: string, writer: string) =>
    db.query(
      `update private.visitor_writes set ${values} where table_name = $1 and writer = $2`,
      table,
      writer,
    );
  it('takes a bound of rows in a minute, and rows again in the next', async () => {
    await set('rows_per_minute = 3', 'stranger');
    const statuses: number[] = [];
    // Seven rows in at most two minutes of the clock: three to six are taken.
    for (let number = 0; number < 7; number += 1) statuses.push(await insert(number));
    expect(statuses.slice(0, 3)).toEqual([201, 201, 201]);
    expect(statuses).toContain(429);
    expect(await db.count(table)).toBe(statuses.filter((status) => status === 201).length);
    // The site writes on, and so does nobody with another token.
    const full = "minute = date_trunc('minute', now()) + interval '1 minute', rows_in_minute = 3";
    await set(full, 'stranger');
    expect(await insert(8, asSite)).toBe(201);
    expect(await insert(9, { 'x-worker-token': 'another' })).toBe(429);
    await set("minute = date_trunc('minute', now()) - interval '1 minute'", 'stranger');
    expect(await insert(9)).toBe(201);
    await set(`rows_per_minute = 3, ${full}`, 'site');
    expect(await insert(10, asSite)).toBe(429);
    for (const writer of ['site', 'stranger']) await set('rows_per_minute = 300', writer);
  });

  it('takes a bound of bytes in an hour', async () => {
    await set('bytes_per_hour = 1500', 'stranger');
    const statuses: number[] = [];
    for (let number = 0; number < 40; number += 1) statuses.push(await insert(number));
    expect([statuses[0], statuses.at(-1)]).toEqual([201, 429]);
    await set("hour = hour - interval '1 hour'", 'stranger');
    expect(await insert(41)).toBe(201);
    await set('bytes_per_hour = 250000', 'stranger');
  });
});
