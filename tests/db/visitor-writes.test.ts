import { beforeEach, describe, expect, it } from 'vitest';
import { asSite, signup, submission, TestDatabase } from './support/databases.ts';

const db = new TestDatabase();
beforeEach(() =>
  db.exec(`truncate newsletter_signups, contact_submissions cascade;
    update private.visitor_writes set minute = '-infinity', hour = '-infinity'`),
);

it('a row of a name that is there is refused as a repeat, and another is taken', async () => {
  const named = (name: string, table = 'newsletter_signups', row: object = signup) =>
    db.send(table, { row, headers: { 'x-row-id': name } });
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const statuses = await Promise.all([one, one, one, other].map((name) => named(name)));
  expect(statuses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(await named(one)).toMatchObject({ body: { code: '23505' } });
  expect(await named('no name')).toMatchObject({ status: 400 });
  await named(one, 'contact_submissions', submission);
  expect(await db.query('select id from public.contact_submissions')).toEqual([{ id: one }]);
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
