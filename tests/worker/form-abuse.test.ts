import { expect, it } from 'vitest';
import { newMessage } from '../support/contact-message.ts';
import { newSite } from './site.ts';

/*
 * Hostile posts to the built Worker, one of each kind of answer; tests/unit/server/forms/receive-form.test.ts has all.
 */

const own = 'https://site.example';
const urlencoded = 'application/x-www-form-urlencoded';
const kilobyte = 1_024;
const whole = () => `${new URLSearchParams(newMessage())}`;

const refused: readonly (readonly [string, number, RequestInit])[] = [
  ['64 KB and one byte', 413, { body: `message=${'x'.repeat(64 * kilobyte - 7)}` }],
  ['a column that is not the visitor’s', 400, { body: `${whole()}&status=done` }],
  ['__proto__', 400, { body: `${whole()}&__proto__=x` }],
  ['bytes that are no UTF-8', 400, { body: new Uint8Array([109, 61, 0xff, 0xfe]) }],
  ['JSON', 415, { body: '{}', headers: { Origin: own, 'Content-Type': 'application/json' } }],
  [
    'another site',
    403,
    { body: whole(), headers: { Origin: 'https://elsewhere.example', 'Content-Type': urlencoded } },
  ],
  ['PUT', 405, { body: whole(), method: 'PUT' }],
];
const request = (init: RequestInit): RequestInit => ({
  method: 'POST',
  headers: { Origin: own, 'Content-Type': urlencoded },
  ...init,
});

it.each(['/contact', '/contact.data', '/newsletter'])(
  'hostile posts to %s at once are refused, store nothing and leave the site as it was',
  async (path) => {
    const site = newSite();
    await Promise.all(
      refused.map(async ([name, status, init]) => {
        const { headers, ...rest } = request(init);
        const sender = new Headers(headers);
        sender.set('CF-Connecting-IP', crypto.randomUUID());
        const response = await site.visit(path, { ...rest, headers: sender });
        await response.text();
        expect([response.status, response.headers.get('Cache-Control')], name).toEqual([
          status,
          'no-store',
        ]);
        if (status === 405) expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
      }),
    );
    expect(await site.requests()).toEqual([]);
    expect((await site.visit('/contact')).status).toBe(200);
  },
);

it('100 MB that stream in are let go of, and the next visitor is served', async () => {
  const site = newSite();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 64 * kilobyte;
      if (sent > 100 * kilobyte * kilobyte) controller.close();
      else controller.enqueue(new Uint8Array(64 * kilobyte).fill(97));
    },
  });
  const response = await site.visit('/contact', request({ body: endless }));
  await response.text();
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(1_024 * kilobyte);
  expect((await site.post('/contact', newMessage())).status).toBe(200);
});

it.each([
  { full_name: '=HYPERLINK("http://x")' },
  { message: '<script>alert(1)</script>{{7*7}}' },
  { full_name: 'ᐊᓂᔑᓈᐯ \u{1F9D1}\u200d\u{1F4BB}', message: 'ᓀᐦᐃᔭᐍᐏᐣ' },
])('%j is stored as typed, and is text wherever it comes back', async (fields) => {
  const site = newSite();
  const message = { ...newMessage(), ...fields };
  const wrong = await site.post('/contact', { ...message, country: '' });
  expect(await wrong.text()).not.toContain('<script>alert');
  const response = await site.post('/contact', message);
  await response.text();
  expect(response.status).toBe(200);
  expect((await site.rows()).contact_submissions).toEqual([{ ...message, status: 'new' }]);
});
