import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { storeForm } from '../../../../app/server/forms/store-form.server.ts';
import { byteLimits, timeLimits } from '../../../../app/server/limits.server.ts';
import type { RateLimiter, RequestContext } from '../../../../app/server/request-context.server.ts';
import { limitAfter, testContext } from '../../../support/fake-platform.ts';

const form = {
  name: 'contact',
  fields: ['full_name', 'message'],
  schema: v.object({
    full_name: v.string(),
    message: v.pipe(
      v.string(),
      v.check((text) => text !== 'not valid', 'wrong'),
    ),
  }),
} as const;

const urlencoded = 'application/x-www-form-urlencoded';

interface Post extends Partial<Pick<RequestContext, 'clientAddress' | 'env'>> {
  body?: BodyInit | null;
  type?: string;
  headers?: Record<string, string>;
}

/** Posts to a form that takes any message but "not valid". */
async function post({ body = '', type = urlencoded, headers, ...context }: Post) {
  const ctx = testContext('https://db.example', context);
  const request = new Request('https://site.example/contact', {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    ...{ body, duplex: 'half' },
  });
  const stored = { data: null, error: null, status: 201 };
  const { result, valid } = await storeForm(ctx, request, form, async () => stored);
  const lines = ctx.lines.filter(({ event }) => event !== 'contact.insert');
  return { ...result, row: valid, lines };
}

const boundary = 'multipart/form-data; boundary=B';
const multipart = (...parts: string[]) => ({
  type: boundary,
  body: `${parts.map((part) => `--B\r\n${part}\r\n`).join('')}--B--\r\n`,
});
const part = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

const encoded = 'full_name=Zo%C3%AB+%26+Co&message=One%0D%0ATwo&extra=';

it.each<[string, Post]>([
  ['urlencoded', { body: encoded }],
  ['with a charset', { body: encoded, type: `${urlencoded};charset=UTF-8` }],
  ['multipart', multipart(part('full_name', 'Zoë & Co'), part('message', 'One\r\nTwo'))],
  ['with two values of a name', { body: 'full_name=Zo%C3%AB+%26+Co&message=One&message=Two' }],
])('a form passes %s, its line breaks as typed', async (_name, options) => {
  const values = { full_name: 'Zoë & Co', message: 'One\nTwo' };
  expect(await post(options)).toMatchObject({ outcome: 'stored', row: values, lines: [] });
});

const fill = (length: number) => `message=${'x'.repeat(length - 'message='.length)}`;
const file =
  'Content-Disposition: form-data; name="message"; filename="m.txt"\r\nContent-Type: text/plain\r\n\r\nhello';
const broken = new ReadableStream({ start: (controller) => controller.error(new Error('lost')) });

it.each<[number, string, Post]>([
  [415, 'JSON', { type: 'application/json', body: '{"full_name":"x"}' }],
  [415, 'a longer type', { type: `${urlencoded}-evil` }],
  [415, 'another charset', { type: `${urlencoded}; charset=iso-8859-1` }],
  [415, 'multipart of another kind', { type: 'multipart/mixed; boundary=B' }],
  [413, 'a byte too much', { body: fill(byteLimits.formBody + 1) }],
  [413, 'a large Content-Length', { headers: { 'Content-Length': '104857600' } }],
  [413, 'more than is read', { body: fill(byteLimits.formGivenBack + 1) }],
  [400, 'a broken connection', { body: broken }],
  [400, 'a broken percent sign', { body: 'message=100%' }],
  [400, 'invalid UTF-8, encoded', { body: 'message=%ff%fe' }],
  [400, 'invalid UTF-8, raw', { body: Uint8Array.from([0x6d, 0x3d, 0xff]) }],
  [400, 'an overlong encoding', { body: 'message=%c0%af' }],
  [400, 'a lone surrogate', { body: 'message=%ED%A0%80' }],
  [400, 'NUL', { body: 'message=a%00b' }],
  [400, 'multipart without a boundary', { type: 'multipart/form-data', body: 'x' }],
  [400, 'multipart cut short', { type: boundary, body: '--B\r\nContent-Dispo' }],
  [400, 'multipart with NUL', multipart(part('message', 'a\0b'))],
  [400, 'a file for a field', multipart(file)],
])('%i answers %s, and the log says so without what was typed', async (status, _name, options) => {
  const { lines, ...answer } = await post(options);
  expect(answer).toMatchObject({ outcome: 'refused', status });
  expect(lines).toMatchObject([{ event: 'form.refused', form: 'contact', status }]);
  expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2|hello|100%|xxx/);
});

it.each<Post>([
  { body: 'full_name=Ada&is_admin=1' },
  { body: '__proto__=x&full_name=Ada&f=&{"a":"b"}' },
  { body: `full_name=Ada&${'f=&'.repeat(5_000)}` },
  multipart(part('full_name', 'Ada'), part('other', 'x')),
])('a field that the form does not have (any more) is ignored: %j', async (options) => {
  const row = { full_name: 'Ada', message: '' };
  expect(await post(options)).toMatchObject({ outcome: 'stored', row });
});

const long = 'x'.repeat(byteLimits.formBody);

it.each<[number, Post, string]>([
  [400, { body: 'full_name=Ada&message=100%' }, '100%'],
  [400, { body: 'full_name=Ada&message=One%0D%0ATwo&full_name=a%00b' }, 'One\nTwo'],
  [400, multipart(part('full_name', 'Ada'), part('message', 'Hello'), file), 'Hello'],
  [413, { body: `full_name=Ada&message=${long}` }, long],
  [422, { body: 'full_name=Ada&message=not+valid' }, 'not valid'],
])('%i gives back what was typed, and does not log it', async (status, options, message) => {
  const values = { full_name: 'Ada', message };
  const { lines, ...answer } = await post(options);
  expect(answer).toMatchObject({ status, values });
  expect(JSON.stringify(lines)).not.toContain('Ada');
});

it.each(['', fill(byteLimits.formBody)])('the least and the most pass', async (body) => {
  expect(await post({ body })).toMatchObject({ outcome: 'stored', row: { full_name: '' } });
});

it('a body beyond the limit is read no further', async () => {
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    sent += 16_384;
    controller.enqueue(new Uint8Array(16_384));
  };
  expect(await post({ body: new ReadableStream({ pull }) })).toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(2 * byteLimits.formGivenBack);
});

it('a body that never ends is refused after a time, and not waited for', async () => {
  vi.useFakeTimers();
  const posted = post({ body: new ReadableStream() });
  await vi.advanceTimersByTimeAsync(timeLimits.formBody);
  vi.useRealTimers();
  expect(await posted).toMatchObject({ outcome: 'refused', status: 408 });
});

it('a filled honeypot is not stored, keeps what was typed, and counts towards its sender’s limit', async () => {
  const body = 'message=x&extra=http%3A%2F%2Fspam';
  const values = { full_name: '', message: 'x' };
  const lines = [{ event: 'form.honeypot' }];
  expect(await post({ body })).toMatchObject({ outcome: 'honeypot', status: 422, values, lines });
  expect(await post({ body, env: { SENDER_LIMITER: limitAfter(0) } })).toMatchObject({
    outcome: 'limited',
  });
});

it('the limits count each sender and what all together would store, and keep what was typed', async () => {
  const limited = {
    outcome: 'limited',
    status: 429,
    lines: [{ event: 'form.limited' }],
    values: { full_name: '', message: 'kept' },
  };
  const body = 'message=kept';
  const limiter = limitAfter(1);
  const bySender = { SENDER_LIMITER: limiter };
  expect(await post({ body, env: bySender })).toMatchObject({ outcome: 'stored' });
  expect(await post({ body, env: bySender })).toMatchObject(limited);
  await post({ body, clientAddress: '192.0.2.8', env: bySender });
  expect(new Set(limiter.keys).size).toBe(2);
  const env = { SITE_LIMITER: limitAfter(1) };
  for (const junk of ['message=not+valid', 'message=x&extra=1', 'message=%ff']) {
    await post({ body: junk, env });
  }
  expect(await post({ body, env })).toMatchObject({ outcome: 'stored' });
  expect(await post({ body, env })).toMatchObject(limited);
});

it.each<[string, RateLimiter['limit']]>([
  ['rejects', () => Promise.reject(new Error('down'))],
  ['never answers', () => new Promise(() => {})],
])('a rate limiter that %s refuses nobody', async (_name, limit) => {
  const lines = [{ event: 'limiter.failed' }];
  expect(await post({ env: { SENDER_LIMITER: { limit } } })).toMatchObject({
    outcome: 'stored',
    lines,
  });
});

it('whatever bytes arrive have one of the outcomes', async () => {
  const types = fc.constantFrom(urlencoded, boundary, 'text/plain', '');
  const bytes = fc.uint8Array({ maxLength: 300 });
  const property = fc.asyncProperty(bytes, types, async (body, type) => {
    const { outcome } = await post({ body: Uint8Array.from(body), type });
    expect(['stored', 'honeypot', 'refused']).toContain(outcome);
  });
  await fc.assert(property);
});
