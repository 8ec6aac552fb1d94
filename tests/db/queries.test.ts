import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { columns } from '../../app/content/contact-fields.ts';
import { organization } from '../../app/content/organization.ts';
import { OutboxDatabase } from './support/outbox.ts';
import { submission } from './support/rows.ts';

const folder = 'supabase/queries';
const tested = new Set<string>();
const june = '2026-06-01T12:00:00Z';
const zoe = submission.email_address;

const db = new OutboxDatabase();

/** Runs a saved query, with the address that the owner would put in. */
async function run(name: string, address: string = zoe, answer = 'no') {
  tested.add(`${name}.sql`);
  const query = await readFile(`${folder}/${name}.sql`, 'utf8');
  return db.query(
    query.replaceAll('person@example.org', address).replace("'no' =", `'${answer}' =`),
  );
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

it('open messages: those that wait, the longest first, until they are marked as answered', async () => {
  await db.messageAt(hoursAgo(3.5), 'Second');
  await db.messageAt(hoursAgo(30.5), 'First');
  expect(await run('open-messages')).toMatchObject([
    { message: 'First', hours_waiting: 30, email_address: zoe },
    { message: 'Second', hours_waiting: 3 },
  ]);
  expect(await run('mark-answered', ` ${zoe.toUpperCase()}`)).toHaveLength(2);
  expect(await run('open-messages')).toEqual([]);
});

it('export of messages: every column of a row, times as in our own zone', async () => {
  await db.messageAt(june);
  const [row] = await run('export-messages');
  expect(row).toMatchObject({ ...submission, message: 'Hello', received: local(june) });
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n@x'])(
  'export of messages: %j is text to a spreadsheet',
  async (message) => {
    await db.messageAt(hoursAgo(1), `${message} from a visitor`);
    expect(await run('export-messages')).toMatchObject([{ message: `'${message} from a visitor` }]);
  },
);

it('export of messages: a formula in any column, also one that comes later, is text', async () => {
  await db.exec('alter table public.contact_submissions add column phone_number public.one_line');
  const formula = `=${'1'.repeat(999)}`;
  const texts = columns.filter((column) => column !== 'email_address');
  const cells = [...texts, 'phone_number'].map((column) => `${column} = '${formula}'`);
  await db.messageAt(june);
  await db.exec(`update public.contact_submissions set ${cells.join(', ')}`);
  const [row = {}] = await run('export-messages');
  for (const column of [...texts, 'phone_number']) {
    expect(String(row[column]).slice(0, 9), column).toBe("'=1111111");
  }
  await db.exec('alter table public.contact_submissions drop column phone_number');
});

/** A moment as the queries write it. */
const local = (moment: string) =>
  new Date(moment).toLocaleString('sv-SE', {
    timeZone: organization.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });

it('export of the newsletter: each address once, none that left, each with a link that works', async () => {
  for (const email of [
    'Zoe@nonprofit.example',
    zoe,
    'gone@charity.example',
    '=cmd@charity.example',
  ])
    await db.signupAt(email, june);
  expect(await run('unsubscribe', ' Gone@charity.example')).toHaveLength(1);
  const rows = await run('export-newsletter');
  expect(rows.map(({ email }) => email)).toEqual(["'=cmd@charity.example", zoe]);
  const { pathname, searchParams } = new URL(String(rows[1]?.unsubscribe_link));
  const token = searchParams.get('token') ?? '';
  const [left] = await db.query('select public.unsubscribe($1::uuid) as left', token);
  expect([pathname, left]).toEqual(['/newsletter/unsubscribe', { left: true }]);
  expect(await run('export-newsletter')).toHaveLength(1);
});

it('export of consents: who agreed when, and who withdrew', async () => {
  await db.signupAt(zoe, june);
  await run('unsubscribe', zoe.toUpperCase());
  expect(await run('export-consents')).toMatchObject([
    { email: zoe, consented: local(june), unsubscribed: expect.stringMatching(/^\d/) },
  ]);
});

it('find and erase a person: everything about them, and nothing about others', async () => {
  await db.messageAt(hoursAgo(1));
  expect(await run('waiting-mails')).toMatchObject([{ kind: 'message', attempts: 0 }]);
  await db.signupAt(zoe.toUpperCase(), june);
  await db.signupAt('other@charity.example', june);
  const kinds = (await run('find-person')).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['message', 'newsletter']);
  const counted = { messages: 1, newsletter_signups: 1 };
  expect(await run('erase-person')).toEqual([{ ...counted, deleted: 0 }]);
  expect(await run('find-person')).toHaveLength(2);
  expect(await run('erase-person', zoe, 'yes')).toEqual([{ ...counted, deleted: 2 }]);
  expect([await run('find-person'), await run('waiting-mails')]).toEqual([[], []]);
  expect(await run('find-person', 'other@charity.example')).toHaveLength(1);
});

it('create a token: it opens the outbox, and another does not', async () => {
  const [made] = await run('create-notices-token');
  const claim = (token: string) => db.query('select public.claim_notices($1)', token);
  expect(await claim(String(made?.notices_token))).toEqual([]);
  await expect(claim('another')).rejects.toThrow('permission denied');
});

it('every saved query is run here', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  expect(files.filter((file) => !tested.has(file))).toEqual([]);
});
