import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { organization } from '../../app/content/organization.ts';
import { MessageDatabase, submission } from './support/databases.ts';

const folder = 'supabase/queries';
const june = '2026-06-01T12:00:00Z';
const zoe = submission.email_address;

const db = new MessageDatabase();

/** Runs a saved query, with the address that the owner would put in. */
async function run(name: string, address: string = zoe, answer = 'no') {
  const query = await readFile(`${folder}/${name}.sql`, 'utf8');
  return db.query(
    query.replaceAll('person@example.org', () => address).replace("'no' =", `'${answer}' =`),
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
  expect(await run('mark-answered', ` ${zoe.toUpperCase()}\u00a0`)).toEqual([
    { answer: `2 messages from ${zoe} now marked as answered.` },
  ]);
  expect(await run('open-messages')).toEqual([]);
  expect(await run('mark-answered')).toMatchObject([{ answer: expect.stringMatching(/^Nothing/) }]);
});

it('export of messages: every column of a row, times as in our own zone', async () => {
  await db.messageAt(june);
  const [row] = await run('export-messages');
  expect(row).toMatchObject({ ...submission, message: 'Hello', received: local(june) });
});

it.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\uff1d1', '\uff0b1'],
  ...['\t=1', '\r=1', ' =1', '\n@x', '\u00a0=1'],
])('every column of every query is text to a spreadsheet: %j', async (text) => {
  const oneLine = text.replaceAll(/[\t\r\n]/g, ' ');
  const columns = ['full_name', 'organization_name', 'message'];
  const hostile = Object.fromEntries(
    columns.map((name) => [name, name === 'message' ? text : oneLine]),
  );
  await db.messageAt(june, text, '=1+1@charity.example', hostile);
  await db.signupAt('=1+1@charity.example', june);
  await db.exec("update private.settings set site_url = 'https://site.example'");
  const files = await readdir(folder);
  // Those that change something come last.
  for (const file of files.sort((a, b) => +/^[mu]/.test(a) - +/^[mu]/.test(b))) {
    for (const row of await run(file.replace('.sql', ''), '=1+1@charity.example')) {
      const cells = Object.values(row).filter((cell) => typeof cell === 'string');
      expect(
        cells.filter((cell) => /^[\s\u00a0]*[=+@\-\uff1d\uff0b\uff0d\uff20]/.test(cell)),
        file,
      ).toEqual([]);
    }
  }
  expect(await run('export-messages')).toMatchObject([
    { message: `'${text}`, full_name: `'${oneLine}` },
  ]);
});

/** A moment as the queries write it. */
const local = (moment: string) =>
  `${new Date(moment).toLocaleString('sv-SE', {
    timeZone: organization.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })} ${organization.timeZone}`;

it('export of the newsletter: each address once, none that left, each with a link that works', async () => {
  for (const email of [
    'Zoe@nonprofit.example',
    zoe,
    'gone@charity.example',
    '=cmd@charity.example',
  ])
    await db.signupAt(email, june);
  expect(await run('unsubscribe', ' Gone@charity.example')).toEqual([
    { answer: 'Unsubscribed: gone@charity.example is no longer on the list.' },
  ]);
  expect(await run('unsubscribe', 'gone@charity.example')).toMatchObject([
    { answer: expect.stringMatching(/^Nobody was unsubscribed: gone@/) },
  ]);
  await db.exec('update private.settings set site_url = null');
  await expect(run('export-newsletter')).rejects.toThrow('does not know the site');
  await db.exec(`select private.use_settings('${organization.timeZone}', 'https://site.example/')`);
  const rows = await run('export-newsletter');
  expect(rows.map(({ email }) => email)).toEqual(["'=cmd@charity.example", zoe]);
  const [link = '', token = ''] = String(rows[1]?.unsubscribe_link).split('?token=');
  expect(link).toBe('https://site.example/newsletter/unsubscribe');
  const left = await db.query('select public.unsubscribe($1::uuid) as left', token);
  expect(left).toEqual([{ left: true }]);
});

it('export of consents: who agreed when, and who withdrew', async () => {
  await db.signupAt(zoe, june);
  await run('unsubscribe', zoe.toUpperCase());
  expect(await run('export-consents')).toMatchObject([
    { email: zoe, consented: local(june), unsubscribed: expect.stringMatching(/^\d/) },
  ]);
});

it.each([zoe, "ann.o'brien@charity.example", '$$a$$@charity.example'])(
  'find and erase %s: everything about them, and nothing about others',
  async (address) => {
    await db.messageAt(hoursAgo(1), 'Hello', address);
    expect(await run('waiting-mails')).toMatchObject([{ attempts: 0 }]);
    await db.signupAt(address.toUpperCase(), june);
    await db.signupAt('other@charity.example', june);
    const both = `1 message and 1 newsletter signup of ${address}`;
    const found = await run('find-person', address);
    expect(found.map(({ what }) => what)).toEqual([both, 'message', 'newsletter signup']);
    expect(await run('erase-person', address)).toEqual([
      {
        erased: `0 messages and 0 newsletter signups of ${address} erased`,
        left: '1 message and 1 newsletter signup',
      },
    ]);
    expect(await run('find-person', address)).toHaveLength(3);
    expect(await run('erase-person', address, 'yes')).toEqual([
      { erased: `${both} erased`, left: '0 messages and 0 newsletter signups' },
    ]);
    expect(await run('find-person', address)).toMatchObject([
      { what: `0 messages and 0 newsletter signups of ${address}` },
    ]);
    expect(await run('waiting-mails')).toEqual([]);
    expect(await run('find-person', 'other@charity.example')).toHaveLength(2);
  },
);

it('create a token: it opens the messages, and another does not', async () => {
  const [made] = await run('create-notices-token');
  const claim = (token: string) =>
    db.visitor.rpc('claim_mails', { time_zone: 'UTC' }).setHeader('x-worker-token', token);
  expect((await claim(String(made?.notices_token))).error).toBeNull();
  expect((await claim('another')).error?.code).toBe('42501');
});

it('deletes what is kept no longer, and nothing earlier', async () => {
  await db.exec(`
    insert into public.contact_submissions (full_name, email_address, country, interest_area, message, created_at)
    select 'Ada', 'ada@charity.example', 'Canada', 'General Inquiry', age, now() - age::interval
    from unnest(array['3 years 1 day', '2 years 364 days']) as age;
    insert into public.newsletter_signups (email, company, withdrawn_at)
    select 'reader@charity.example', coalesce(age, 'never'), now() - age::interval
    from unnest(array['6 months 1 day', '5 months 20 days', null]) as age;
  `);
  expect(
    await db.query('select deleted_from, row_count::int from private.delete_expired()'),
  ).toEqual([
    { deleted_from: 'contact_submissions', row_count: 1 },
    { deleted_from: 'newsletter_signups', row_count: 1 },
    { deleted_from: 'job_postings_history', row_count: 0 },
  ]);
  const left = await db.query(
    `select message as what from public.contact_submissions
     union all select company from public.newsletter_signups order by 1`,
  );
  expect(left.map(({ what }) => what)).toEqual(['2 years 364 days', '5 months 20 days', 'never']);
});
