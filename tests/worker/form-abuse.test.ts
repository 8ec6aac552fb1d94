import { describe, expect, it } from 'vitest';
import { newMessage } from '../support/contact-message.ts';
import { newSite } from './site.ts';

const own = 'https://site.example';
const urlencoded = 'application/x-www-form-urlencoded';
const kilobyte = 1_024;

interface Abuse {
  readonly body?: BodyInit | null;
  readonly type?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

const encoded = (extra: string) => `${new URLSearchParams(newMessage())}${extra}`;
const multipart = 'multipart/form-data; boundary=B';

const refused: readonly (readonly [string, number, Abuse])[] = [
  ['64 KB and one byte', 413, { body: `message=${'x'.repeat(64 * kilobyte - 7)}` }],
  [
    '10,000 fields',
    400,
    { body: Array.from({ length: 10_000 }, (_, i) => i.toString(36)).join('&') },
  ],
  ['a field twice', 400, { body: encoded('&country=Other') }],
  ['a field of another name', 400, { body: encoded('&is_admin=true') }],
  ['a column that is not the visitor’s', 400, { body: encoded('&status=done') }],
  ['__proto__', 400, { body: encoded('&__proto__=x') }],
  ['constructor', 400, { body: encoded('&constructor=x') }],
  ['a nested name', 400, { body: encoded('&message[0]=x') }],
  ['JSON', 415, { body: JSON.stringify(newMessage()), type: 'application/json' }],
  ['JSON that says it is a form', 400, { body: JSON.stringify(newMessage()) }],
  ['plain text', 415, { body: 'message=x', type: 'text/plain' }],
  ['another charset', 415, { body: 'message=x', type: `${urlencoded}; charset=utf-16` }],
  ['no content type', 415, { body: new Uint8Array([109, 61]), type: null }],
  ['multipart without a boundary', 400, { body: 'x', type: 'multipart/form-data' }],
  ['multipart that breaks off', 400, { body: '--B\r\nContent-Disp', type: multipart }],
  [
    'a file',
    400,
    {
      body: '--B\r\nContent-Disposition: form-data; name="message"; filename="x"\r\n\r\nx\r\n--B--\r\n',
      type: multipart,
    },
  ],
  ['bytes that are no UTF-8', 400, { body: new Uint8Array([109, 61, 0xff, 0xfe]) }],
  ['escapes that are no UTF-8', 400, { body: 'message=%ff%fe' }],
  ['a broken escape', 400, { body: 'message=%zz' }],
  ['NUL', 400, { body: 'message=a%00b' }],
  ['half of a surrogate pair', 400, { body: 'message=%ed%a0%80' }],
  ['another site', 403, { headers: { Origin: 'https://elsewhere.example' } }],
  ['another port of this host', 403, { headers: { Origin: `${own}:8443` } }],
  ['a null origin', 403, { headers: { Origin: 'null' } }],
  ['another site by the browser’s word', 403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ['PUT', 405, { method: 'PUT' }],
  ['PATCH', 405, { method: 'PATCH' }],
  ['DELETE', 405, { method: 'DELETE' }],
  ['OPTIONS', 405, { method: 'OPTIONS', body: null }],
];

describe.each(['/contact', '/contact.data', '/newsletter'])('a post to %s', (path) => {
  it.each(refused)(
    'with or by %s is refused, and nothing is stored',
    async (_name, status, abuse) => {
      const site = newSite();
      const response = await site.visit(path, request(abuse));
      await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      if (status === 405) expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
      expect(await site.requests()).toEqual([]);
    },
  );
});

it('many hostile posts at once leave the site as it was', async () => {
  const site = newSite();
  const posts = Array.from({ length: 3 }).flatMap(() =>
    refused.map(async ([, status, abuse]) => {
      const { headers, ...init } = request(abuse);
      const sender = new Headers(headers);
      sender.set('CF-Connecting-IP', crypto.randomUUID());
      const response = await site.visit('/newsletter', { ...init, headers: sender });
      await response.text();
      expect(response.status).toBe(status);
    }),
  );
  await Promise.all(posts);
  expect(await site.requests()).toEqual([]);
  expect((await site.visit('/contact')).status).toBe(200);
});

it('a body of no bytes is a form with nothing filled in', async () => {
  const site = newSite();
  const response = await site.visit('/contact', request({ body: '' }));
  await response.text();
  expect([response.status, await site.requests()]).toEqual([422, []]);
});

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
  ['header injection', { full_name: 'a', email_address: 'a@b.example\r\nBcc: c@d.example' }, 422],
  ['a line break in a name', { full_name: 'a\nb' }, 422],
  ['a formula', { full_name: '=HYPERLINK("http://x")' }, 200],
  ['a script', { message: '<script>alert(1)</script>{{7*7}}' }, 200],
  ['a reversed name', { full_name: '\u202eolleh' }, 422],
  ['joined emoji', { full_name: '\u{1F9D1}\u200d\u{1F4BB}' }, 200],
  ['Cree and Inuktitut', { full_name: 'ᐊᓂᔑᓈᐯ ᐃᓄᒃᑎᑐᑦ', message: 'ᓀᐦᐃᔭᐍᐏᐣ' }, 200],
  ['only zero-width characters', { message: '\u200b\u2060\ufeff' }, 422],
])('%s is stored as typed or refused, and comes back as text', async (_name, fields, status) => {
  const site = newSite();
  const message = { ...newMessage(), ...fields };
  const response = await site.post('/contact', message);
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(html).not.toContain('<script>alert');
  const stored = (await site.rows()).contact_submissions;
  expect(stored).toEqual(status === 200 ? [{ ...message, status: 'new' }] : []);
});

function request({ body, type = urlencoded, headers, method = 'POST' }: Abuse): RequestInit {
  const all = new Headers(headers ?? { Origin: own });
  if (type !== null) all.set('Content-Type', type);
  return { method, headers: all, ...(body === undefined ? { body: encoded('') } : { body }) };
}
