import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { organization } from '../../app/content/organization.ts';
import type { Engine } from '../../scripts/local-supabase/engine.ts';
import { openCopy } from './support/databases.ts';
import { emptyAll, messageAt, signupAt } from './support/outbox.ts';

const folder = 'supabase/queries';
const tested = new Set<string>();

let engine: Engine;
beforeAll(async () => {
  engine = await openCopy();
});
afterAll(() => engine?.close());
beforeEach(() => emptyAll(engine));

/** Runs a saved query, with the address that the owner would put in. */
async function run(name: string, address = 'zoe@charity.example') {
  tested.add(`${name}.sql`);
  const query = await readFile(`${folder}/${name}.sql`, 'utf8');
  return engine.query(query.replaceAll('person@example.org', address));
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

it('open messages: those that wait, the longest first, and for how many hours', async () => {
  await messageAt(engine, hoursAgo(3.5), 'Second');
  await messageAt(engine, hoursAgo(30.5), 'First');
  const answered = await messageAt(engine, hoursAgo(50), 'Answered');
  await engine.query(`update public.contact_submissions set status = 'Answered' where id = $1`, [
    answered,
  ]);
  expect(await run('open-messages')).toMatchObject([
    { message: 'First', hours_waiting: 30, email_address: 'zoe@charity.example' },
    { message: 'Second', hours_waiting: 3 },
  ]);
});

it('mark answered: every open message of one person, whatever the case of the address', async () => {
  await messageAt(engine, hoursAgo(1));
  expect(await run('mark-answered', ' Zoe@Charity.example')).toMatchObject([
    { status: 'answered' },
  ]);
  expect(await run('open-messages')).toEqual([]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n@x'])(
  'export of messages: %j is text to a spreadsheet',
  async (message) => {
    await messageAt(engine, hoursAgo(1), `${message} from a visitor`);
    expect(await run('export-messages')).toMatchObject([
      { message: `'${message} from a visitor`, full_name: 'Zoë Côté', status: 'new' },
    ]);
  },
);

it('export of the newsletter: each address once, none that left, each with a link that works', async () => {
  await signupAt(engine, 'Zoe@charity.example', '2026-06-01T12:00:00Z');
  await signupAt(engine, 'zoe@charity.example', '2026-06-02T12:00:00Z');
  await signupAt(engine, 'gone@charity.example', '2026-06-01T12:00:00Z');
  await signupAt(engine, '=cmd@charity.example', '2026-06-01T12:00:00Z');
  expect(await run('unsubscribe', ' Gone@charity.example')).toHaveLength(1);
  const rows = await run('export-newsletter');
  expect(rows.map(({ email }) => email)).toEqual(["'=cmd@charity.example", 'zoe@charity.example']);
  const link = new URL(String(rows[1]?.unsubscribe_link));
  const [left] = await engine.query('select public.unsubscribe($1::uuid) as left', [
    link.searchParams.get('token') ?? '',
  ]);
  expect([link.pathname, left]).toEqual(['/newsletter/unsubscribe', { left: true }]);
  expect(await run('export-newsletter')).toHaveLength(1);
});

it('export of consents: who agreed to which words, when, and who withdrew', async () => {
  await signupAt(engine, 'zoe@charity.example', '2026-06-01T12:00:00Z');
  await run('unsubscribe', 'ZOE@charity.example');
  const local = new Date('2026-06-01T12:00:00Z').toLocaleString('sv-SE', {
    timeZone: organization.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  expect(await run('export-consents')).toMatchObject([
    {
      email: 'zoe@charity.example',
      consented: local,
      unsubscribed: expect.stringMatching(/^\d{4}-/),
      wording: expect.stringContaining('not recorded'),
    },
  ]);
});

it('find and erase a person: everything about them, and nothing about others', async () => {
  await messageAt(engine, hoursAgo(1));
  await signupAt(engine, 'ZOE@charity.example', '2026-06-01T12:00:00Z');
  await signupAt(engine, 'other@charity.example', '2026-06-01T12:00:00Z');
  const kinds = (await run('find-person')).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['message', 'newsletter']);
  expect(await run('erase-person')).toEqual([{ messages: 1, newsletter_signups: 1 }]);
  expect(await run('find-person')).toEqual([]);
  const left = await engine.query(
    `select (select count(*)::integer from private.outbox) as mails,
            (select string_agg(email, ' ') from public.newsletter_signups) as signups`,
  );
  expect(left).toEqual([{ mails: 0, signups: 'other@charity.example' }]);
});

it('waiting mails: what has not gone out yet', async () => {
  await messageAt(engine, hoursAgo(1));
  expect(await run('waiting-mails')).toMatchObject([{ kind: 'message', attempts: 0 }]);
});

it('create a token: it opens the outbox, and another does not', async () => {
  const [made] = await run('create-notices-token');
  const claim = (token: string) => engine.query('select public.claim_notices($1)', [token]);
  expect(await claim(String(made?.notices_token))).toEqual([]);
  await expect(claim('another')).rejects.toThrow('permission denied');
});

it('every saved query is run here, and docs/daily-work.md explains it', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  expect(files.filter((file) => !tested.has(file))).toEqual([]);
  const guide = await readFile('docs/daily-work.md', 'utf8');
  expect(files.filter((file) => !guide.includes(`supabase/queries/${file}`))).toEqual([]);
});
