import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { formAction } from '../../../../app/server/forms/form-action.server.ts';
import { byteLimits } from '../../../../app/server/limits.server.ts';
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

/** An insert that succeeds. */
const stored = Object.assign(Promise.resolve({ data: null, error: null, status: 201 }), {
  setHeader: () => stored,
});

/** Posts to a form that takes any message but "not valid". */
async function post({ body = '', type = urlencoded, headers, ...context }: Post) {
  const ctx = testContext('https://db.example', context);
  const request = new Request('https://site.example/contact', {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    ...{ body, duplex: 'half' },
  });
  const { result, sent } = await formAction(ctx, request, form, () => stored);
  const lines = ctx.lines.filter(({ event }) => event !== 'contact.insert');
  return { ...result, row: sent?.valid, lines };
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
  [400, 'multipart without a boundary', { type: 'multipart/form-data', body: 'x' }],
  [400, 'multipart cut short', { type: boundary, body: '--B\r\nContent-Dispo' }],
  [400, 'a broken connection', { body: broken }],
  [413, 'a byte too much', { body: fill(byteLimits.formBody + 1) }],
])('%i answers %s, and the log says so without what was typed', async (status, _name, options) => {
  const { lines, ...answer } = await post(options);
  expect(answer).toMatchObject({ outcome: 'refused', status });
  expect(lines).toMatchObject([{ event: 'form.refused', form: 'contact', status }]);
  expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2|xxx/);
});

it.each<[string, Post]>([
  ['100%', { body: 'full_name=Ada&message=100%' }],
  ['\ufffd', { body: 'full_name=Ada&message=%ff' }],
  ['ab', { body: 'full_name=Ada&message=a%00b' }],
  ['', multipart(part('full_name', 'Ada'), file)],
])('what no browser sends is stored as well as it can be: %j', async (message, options) => {
  const row = { full_name: 'Ada', message };
  expect(await post(options)).toMatchObject({ outcome: 'stored', row });
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
  expect(sent).toBeLessThan(2 * byteLimits.formBody);
});

it('the limits count each sender, robots too, and what all together would store, and keep what was typed', async () => {
  const limited = {
    outcome: 'limited',
    status: 429,
    lines: [{ event: 'form.limited' }],
    values: { full_name: '', message: 'kept' },
  };
  const body = 'message=kept';
  const limiter = limitAfter(2);
  const bySender = { SENDER_LIMITER: limiter };
  const filled = `${body}&extra=http%3A%2F%2Fspam`;
  expect(await post({ body: filled, env: bySender })).toMatchObject({ outcome: 'honeypot' });
  expect(await post({ body, env: bySender })).toMatchObject({ outcome: 'stored' });
  expect(await post({ body, env: bySender })).toMatchObject(limited);
  await post({ body, clientAddress: '192.0.2.8', env: bySender });
  expect(new Set(limiter.keys).size).toBe(2);
  const env = { SITE_LIMITER: limitAfter(1) };
  for (const junk of ['message=not+valid', 'message=x&extra=1']) {
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
