import { expect, it, vi } from 'vitest';
import { answeredPage } from '../../app/content/notices.ts';
import { answeredLink } from '../../app/notices/answered-link.server.ts';
import { mailedMessage, newMessage } from '../support/contact-message.ts';
import { noticeVariables } from '../support/fake-platform.ts';
import { newSite, type Site } from './site.ts';

const { NOTICES_TOKEN: token } = noticeVariables;
const called = async (site: Site) =>
  (await site.requests()).map(({ url }) => url.split('/').at(-1)?.split('?')[0]);
const soon = (isTrue: () => boolean | Promise<boolean>) =>
  vi.waitUntil(isTrue, { timeout: 30_000 });

it('a message is mailed at once with the token, stored or not, and the log says nothing of it', async () => {
  const site = newSite(noticeVariables);
  await site.answer({ 'rpc/claim_mails': { messages: [mailedMessage] }, 'rpc/note_mailed': true });
  await site.post('/contact', newMessage());
  await soon(async () => (await called(site)).length === 3);
  expect(await called(site)).toEqual(['contact_submissions', 'claim_mails', 'note_mailed']);
  const tokens = (await site.requests()).map(({ headers }) => headers['x-worker-token']);
  expect(tokens).toEqual([token, token, token]);
  expect(site.effects.mails).toBe(1);
  await site.fail({ kind: 'status', status: 500, contains: 'contact_submissions' });
  expect((await site.post('/contact', newMessage())).status).toBe(503);
  await soon(() => site.effects.mails === 2);
  expect(JSON.stringify(site.log())).not.toMatch(
    /zoe@|Tremblay|Côté|quotes|talk|owner@|_token_of_/,
  );
});

it.each([
  ['on', noticeVariables, ['claim_mails', 'jobs']],
  ['off', {}, ['jobs']],
])('a scheduled run with mails %s asks Supabase in any case', async (_state, settings, calls) => {
  const site = newSite(settings);
  await site.answer({ 'rpc/claim_mails': { messages: [] } });
  await site.runSchedule();
  expect((await called(site)).sort()).toEqual(calls);
  const asked = (await site.requests()).find(({ url }) => url.includes('/jobs'));
  expect(asked?.headers).not.toHaveProperty('x-worker-token');
});

const read = { ...mailedMessage, full_name: 'Zoë <b>Côté</b>', status: 'new' };

type Outcome = keyof typeof answeredPage.outcomes;
type Link = readonly ['ready' | Outcome, number, marked: unknown, row: unknown, part?: string];

/** What the page says, its status, what the database says, and what is forged in the link. */
const links: readonly Link[] = [
  ['ready', 200, 'answered', read],
  ['gone', 410, 'gone', null],
  ['already', 200, 'already', { ...read, status: 'answered' }],
  ['failed', 503, 7, 7],
  ['expired', 410, 'answered', read],
  ...['submission', 'until', 'signature'].map(
    (part) => ['invalid', 403, 'answered', read, part] as const,
  ),
];

for (const [outcome, status, marked, row, part = ''] of links)
  it(`the link that marks a message asks first, and acts on the button alone: ${outcome} ${part}`, async () => {
    const site = newSite(noticeVariables);
    await site.answer({ 'rpc/mark_answered': marked, 'rpc/read_submission': row });
    const sent = Date.now() - 30 * 86_400_000 + (outcome === 'expired' ? -1 : 60_000);
    const link = await answeredLink('', token, mailedMessage.id, sent);
    const address = part ? link.replace(`${part}=`, `${part}=9`) : link;
    const [asked, done] = [await site.visit(address), await site.post(address, {})];
    for (const answer of [asked, done])
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
    const { outcomes, button } = answeredPage;
    const isReady = outcome === 'ready';
    expect(asked.words).toContain(isReady ? 'Zoë &lt;b&gt;Côté&lt;/b&gt;' : outcomes[outcome]);
    expect(done.words).toContain(outcomes[isReady ? 'answered' : outcome]);
    // Where the page says to try again, it can be done.
    expect(asked.words.includes(button)).toBe(isReady || outcome === 'failed');
    const calls = (await called(site)).filter((name) => name === 'mark_answered');
    // A forged or old one never reaches the database.
    expect(calls).toHaveLength(status === 403 || outcome === 'expired' ? 0 : 1);
  });
