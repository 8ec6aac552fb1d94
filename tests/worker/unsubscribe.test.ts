import { expect, it } from 'vitest';
import { unsubscribePage } from '../../app/content/unsubscribe.ts';
import { newSite } from './site.ts';

const link = `/newsletter/unsubscribe?token=${crypto.randomUUID()}`;

it('the unsubscribe link asks first, and acts on the button or on a mail program’s one click', async () => {
  const site = newSite();
  await site.answer({ 'rpc/unsubscribe': true });
  expect((await site.visit(link)).words).toContain(unsubscribePage.question);
  expect(await site.requests()).toEqual([]);
  // RFC 8058, section 3.2: no cookies, no referrer, no page before it.
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const done = await site.visit(link, { method: 'POST', body });
  const said = expect.stringContaining(unsubscribePage.outcomes.unsubscribed);
  expect([done.status, done.words]).toEqual([200, said]);
  expect(await site.requests()).toHaveLength(1);
});

it('one that nobody has, and a database that does not answer, are named', async () => {
  const site = newSite();
  await site.answer({ 'rpc/unsubscribe': false });
  expect((await site.visit('/newsletter/unsubscribe')).status).toBe(404);
  expect((await site.post('/newsletter/unsubscribe?token=x', {})).status).toBe(404);
  expect((await site.post(link, {})).status).toBe(404);
  await site.fail({ kind: 'status', status: 500 });
  const failed = await site.post(link, {});
  const said = expect.stringContaining(unsubscribePage.outcomes.failed);
  expect([failed.status, failed.words]).toEqual([503, said]);
});

it('many people of one mail provider unsubscribe from its address', async () => {
  const site = newSite();
  await site.answer({ 'rpc/unsubscribe': true });
  const provider = { method: 'POST', headers: { 'CF-Connecting-IP': '192.0.2.99' } };
  for (let count = 0; count < 40; count += 1) {
    const token = crypto.randomUUID();
    const { status } = await site.visit(`/newsletter/unsubscribe?token=${token}`, provider);
    expect(status).toBe(200);
  }
});
