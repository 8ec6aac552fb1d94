import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mailUnstored } from '../../../app/notices/due.server.ts';
import { timeLimits } from '../../../app/server/limits.server.ts';
import type { Mailer } from '../../../app/server/request-context.server.ts';
import { mailedMessage } from '../../support/contact-message.ts';
import { noticeVariables, pass, stopClock, testContext } from '../../support/fake-platform.ts';

let sent: string[];
const take: Mailer['send'] = async ({ raw }) =>
  void sent.push(/^Message-ID: <(.+)@/m.exec(raw)?.[1] ?? '');

/** Mails messages with these ids, and gives why. */
async function mail(ids: readonly string[], send = take) {
  const ctx = testContext('https://db.example', { env: noticeVariables, mailer: { send } });
  await Promise.all(ids.map((id) => mailUnstored(ctx, { ...mailedMessage, id })));
  expect(JSON.stringify(ctx.lines)).not.toMatch(/zoe@|Côté|talk/);
  return ctx.lines.flatMap(({ event, reason }) => (event === 'message.unstored' ? [reason] : []));
}

stopClock({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });

describe('a message that was not stored', () => {
  let clock = Date.parse('2026-11-01T00:00:00Z');
  beforeEach(() => {
    sent = [];
    // Hours after the mails of the test before.
    clock += 3 * 60 * 60_000;
    vi.setSystemTime(clock);
  });

  it('is mailed as such, once however often it is sent', async () => {
    expect(await mail(['a', 'a'])).toEqual(['mailed before', 'mailed']);
    expect(await mail(['a'])).toEqual(['mailed before']);
    expect(sent).toEqual(['unstored-a']);
  });

  it('is mailed at the next try when the mail service refused it or did not answer', async () => {
    expect(await mail(['b'], () => Promise.reject(new Error('550 zoe@')))).toEqual(['not mailed']);
    const asked = Promise.withResolvers<void>();
    const unanswered = mail(['b'], () => {
      asked.resolve();
      return new Promise(() => {});
    });
    await asked.promise;
    await vi.advanceTimersByTimeAsync(timeLimits.mail);
    expect(await unanswered).toEqual(['not mailed']);
    expect(await mail(['b'])).toEqual(['mailed']);
  });

  it('is mailed 20 times an hour', async () => {
    const flood = Array.from({ length: 60 }, (_, index) => `c${index}`);
    expect((await mail(flood)).filter((reason) => reason === 'mailed')).toHaveLength(20);
    expect(await mail(['d'])).toEqual(['too many']);
    pass(61 * 60);
    expect(await mail(['d'])).toEqual(['mailed']);
  });
});
