import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverMessage, deliverUnstored } from '../../../app/notices/deliver.server.ts';
import type { Bindings, Mailer } from '../../../app/server/request-context.server.ts';
import { claimedNotice, noticedMessage } from '../../support/contact-message.ts';
import {
  fakeState,
  noticeVariables,
  pass,
  stopClock,
  type TestContext,
  testContext,
} from '../../support/fake-platform.ts';

const ids = [1, 2, 3, 4].map((digit) => `7ba7b810-9dad-41d1-80b4-00c04fd430c${digit}`);

let ctx: TestContext;
/** The Message-IDs of the mails that were taken. */
let sent: string[];
/** The database's functions that were called, with the second of the call. */
let calls: (readonly [name: string, second: number])[];
let claims: unknown[];
/** How many of the next calls that mark a mail fail. */
let failures: number;

const use = (send: Mailer['send']) => {
  ctx = testContext('https://db.example', { env: noticeVariables, mailer: { send } });
};
const idOf = (raw: string) => /^Message-ID: <(.+)@site\.example>/m.exec(raw)?.[1] ?? '';
const subjectOf = (raw: string) =>
  Buffer.from(/^Subject: =\?utf-8\?B\?(.+)\?=/m.exec(raw)?.[1] ?? '', 'base64').toString();
const take: Mailer['send'] = async ({ raw }) => void sent.push(idOf(raw));
const logged = () =>
  ctx.lines.filter(({ event }) => event.startsWith('notice.')).map(({ event }) => event);

/** Delivers what the database gives out. The clock moves on only where nothing else is left to do. */
async function deliver() {
  let isDone = false;
  const delivery = deliverMessage(ctx, 'zoe@charity.example').finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise(setImmediate);
    vi.advanceTimersToNextTimer();
  }
  await delivery;
}

stopClock({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
beforeEach(() => {
  [sent, calls, claims, failures] = [[], [], [], 0];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const name = url.split('/').at(-1) ?? '';
    calls.push([name, Math.floor(Date.now() / 1000)]);
    if (name === 'claim_notices') return Response.json(claims);
    failures -= 1;
    return failures < 0 ? Response.json(true) : new Response('', { status: 503 });
  });
  use(take);
});
afterEach(() => void vi.unstubAllGlobals());

describe('mails that are due', () => {
  it.each([
    ['of an unknown kind', { kind: 'unheard-of' }, 'notice.unreadable'],
    ['without content', { content: null }, 'notice.unreadable'],
    ['that is no claim at all', { id: 7 }, 'notice.unreadable'],
    ['that was given up', { dead: true, content: null }, 'notice.dead'],
  ])('leave out a row %s, which is logged', async (_name, changed, event) => {
    claims = ids.map((id, index) => claimedNotice({ id, ...(index === 1 && changed) }));
    await deliver();
    expect(sent.sort()).toEqual([ids[0], ids[2], ids[3]]);
    expect(logged().sort()).toEqual([event, ...Array(3).fill('notice.sent')].sort());
  });

  const ours = { event: 'unexpected', error: expect.stringContaining('deliver') };
  const mistake = () => {
    throw new TypeError('Ours');
  };

  it.each<[string, () => Promise<void>, object, number]>([
    ['is refused', () => Promise.reject(new Error('550 zoe@')), { event: 'notice.failed' }, 3],
    ['is left unanswered', () => new Promise(() => {}), { event: 'notice.unanswered' }, 4],
    ['a fault of ours keeps back', mistake, ours, 3],
  ])('do not end with one that %s', async (_name, fail, line, marks) => {
    claims = ids.map((id) => claimedNotice({ id }));
    use((mail) => (idOf(mail.raw) === ids[0] ? fail() : take(mail)));
    await deliver();
    expect(sent.sort()).toEqual(ids.slice(1));
    expect(calls.slice(1).map(([name]) => name)).toEqual(Array(marks).fill('mark_notice'));
    expect(ctx.lines).toContainEqual(expect.objectContaining(line));
    expect(JSON.stringify(ctx.lines)).not.toContain('zoe@');
  });
});

describe('a mail that cannot be marked', () => {
  it('is marked again after one second and after three more', async () => {
    claims = [claimedNotice({ id: ids[0] })];
    failures = 2;
    await deliver();
    expect(calls).toEqual([
      ['claim_notices', 0],
      ...[0, 1, 4].map((second) => ['mark_notice', second]),
    ]);
    expect([sent, logged()]).toEqual([[ids[0]], ['notice.sent']]);
  });

  it('is only marked when this isolate gets it again', async () => {
    claims = [claimedNotice({ id: ids[1] })];
    failures = 3;
    await deliver();
    expect([sent, logged()]).toEqual([[ids[1]], ['notice.unmarked']]);
    await deliver();
    expect([sent, logged()]).toEqual([[ids[1]], ['notice.unmarked', 'notice.sent']]);
  });
});

describe('a message that was not stored', () => {
  const { id: _, created_at: __, ...message } = noticedMessage;
  /** The subjects of the mails that these posts bring. */
  const subjects = async (posts: readonly string[], settings: Bindings = noticeVariables) => {
    const taken: string[] = [];
    ctx = testContext('https://db.example', {
      env: settings,
      mailer: { send: async ({ raw }) => void taken.push(subjectOf(raw)) },
    });
    const deliveries = posts.map((text) => deliverUnstored(ctx, { ...message, message: text }));
    await Promise.all(deliveries);
    return taken;
  };

  let clock = Date.parse('2026-11-01T00:00:00Z');
  beforeEach(() => {
    // Hours after the mails of the test before.
    clock += 3 * 60 * 60_000;
    vi.setSystemTime(clock);
  });

  it('is mailed as such, once however often it is sent', async () => {
    const said = expect.stringMatching(/^Not stored: General Inquiry: Zoë/);
    expect(await subjects(['Hello', 'Hello'])).toEqual([said]);
    expect(await subjects(['Hello'])).toEqual([]);
    expect(ctx.lines).toMatchObject([{ event: 'message.unstored', reason: 'mailed before' }]);
  });

  it('is mailed at the next try when the mail service refused it', async () => {
    const env = { ...noticeVariables, SITE_STATE: fakeState() };
    const send = () => Promise.reject(new Error('550'));
    ctx = testContext('https://db.example', { env, mailer: { send } });
    await deliverUnstored(ctx, { ...message, message: 'Refused' });
    expect(ctx.lines).toMatchObject([
      { event: 'mail.refused' },
      { event: 'message.unstored', reason: 'not mailed' },
    ]);
    expect(await subjects(['Refused', 'Refused'], env)).toHaveLength(1);
    expect(await subjects(['Refused'], env)).toEqual([]);
  });

  it('is mailed 20 times an hour, then one mail says that there are more', async () => {
    const flood = Array.from({ length: 120 }, (_, index) => `Message ${index}`);
    const mails = await subjects(flood);
    const more = 'More messages could not be stored';
    expect([mails.length, mails.filter((subject) => subject === more)]).toEqual([21, [more]]);
    expect(await subjects(['Another'])).toEqual([]);
    pass(61 * 60);
    expect(await subjects(['Another'])).toHaveLength(1);
  });

  it('counts together with those of other isolates', async () => {
    const others = Array.from({ length: 19 }, (_, index) => ({
      message: `${index}`,
      at: Date.now(),
    }));
    const SITE_STATE = fakeState([['unstored', JSON.stringify(others)]]);
    const mails = await subjects(['One', 'Two', 'Three'], { ...noticeVariables, SITE_STATE });
    expect(mails).toEqual([expect.stringMatching(/^Not stored/), expect.stringMatching(/^More/)]);
  });
});
