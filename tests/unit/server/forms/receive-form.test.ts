import { describe, expect, it, vi } from 'vitest';
import type { RateLimiter } from '../../../../app/server/bindings.ts';
import { senderOf } from '../../../../app/server/forms/rate-limit.ts';
import { timeLimits } from '../../../../app/server/limits.ts';
import { type Post, post, urlencoded } from '../../../support/posted-form.ts';

const kilobyte = 1_024;

const multipart = (...parts: string[]) => ({
  type: 'multipart/form-data; boundary=B',
  body: `${parts.map((part) => `--B\r\n${part}\r\n`).join('')}--B--\r\n`,
});
const part = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe('a post that is in order', () => {
  const values = { full_name: 'Zoë & Co', message: 'One\nTwo' };

  it.each([
    ['urlencoded', { body: 'full_name=Zo%C3%AB+%26+Co&message=One%0D%0ATwo&website=' }],
    [
      'with a charset',
      { body: 'full_name=Zo%C3%AB+%26+Co&message=One%0ATwo', type: `${urlencoded};charset=UTF-8` },
    ],
    ['multipart', multipart(part('full_name', 'Zoë & Co'), part('message', 'One\r\nTwo'))],
  ])('passes %s, its line breaks as typed', async (_name, options) => {
    expect(await post(options)).toMatchObject({ outcome: 'valid', values, lines: [] });
  });

  it('may leave fields out', async () => {
    expect(await post({ body: 'message=x' })).toMatchObject({
      outcome: 'valid',
      values: { full_name: '', message: 'x' },
    });
    expect(await post({ body: '' })).toMatchObject({ outcome: 'valid' });
  });

  it('keeps every writing system as typed', async () => {
    const message = ' ᑭᓯᐢᑳᒋᐘᐣ ᐃᓄᒃᑎᑐᑦ é ñ 😀 ‏שלום =SUM(A1) <script>alert(1)</script> \u200b ';
    const result = await post({ body: new URLSearchParams({ message }).toString() });
    expect(result).toMatchObject({ values: { message } });
  });
});

describe('another content type', () => {
  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded-evil',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
    'multipart/mixed; boundary=B',
  ])('%s is refused', async (type) => {
    expect(await post({ type, body: '{"full_name":"x"}' })).toMatchObject({ status: 415 });
  });
});

describe('a body', () => {
  it('of exactly 64 KB passes and one byte more is refused', async () => {
    const fill = (length: number) => `message=${'x'.repeat(length - 'message='.length)}`;
    expect((await post({ body: fill(64 * kilobyte) })).outcome).toBe('valid');
    expect(await post({ body: fill(64 * kilobyte + 1) })).toMatchObject({ status: 413 });
  });

  it('that says it is longer is refused unread', async () => {
    const headers = { 'Content-Length': '104857600' };
    expect(await post({ body: 'message=x', headers })).toMatchObject({ status: 413 });
  });

  it('of 100 MB that streams in is let go of after the limit', async () => {
    let sent = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16 * kilobyte;
        if (sent > 100 * kilobyte * kilobyte) controller.close();
        else controller.enqueue(new Uint8Array(16 * kilobyte).fill(0x61));
      },
      cancel() {
        cancelled = true;
      },
    });
    expect(await post({ body })).toMatchObject({ status: 413 });
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(256 * kilobyte);
  });

  it('that breaks off is refused', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error('connection lost')),
    });
    expect(await post({ body })).toMatchObject({ status: 400 });
  });

  it('that never ends is refused after a time, and not waited for', async () => {
    vi.useFakeTimers();
    try {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(Uint8Array.of(0x61)),
      });
      const posted = post({ body });
      await vi.advanceTimersByTimeAsync(timeLimits.formBody);
      expect(await posted).toMatchObject({ outcome: 'refused', status: 408 });
    } finally {
      vi.useRealTimers();
    }
  });

  const tenThousand = Array.from({ length: 10_000 }, (_, index) => `f${index}=`).join('&');
  it.each<[string, Post]>([
    ['10,000 fields in less than 64 KB', { body: tenThousand.slice(0, 60 * kilobyte) }],
    ['unknown names', { body: 'full_name=a&is_admin=1' }],
    ['__proto__', { body: '__proto__=x&full_name=a' }],
    ['constructor', { body: 'constructor=x' }],
    ['a field twice', { body: 'full_name=a&full_name=b' }],
    ['an array in its name', { body: 'full_name[]=a' }],
    ['JSON under a form’s type', { body: '{"full_name":"x"}' }],
    ['a broken percent sign', { body: 'message=100%' }],
    ['invalid UTF-8, encoded', { body: 'message=%ff%fe' }],
    ['invalid UTF-8, raw', { body: Uint8Array.from([0x6d, 0x3d, 0xff]) }],
    ['an overlong encoding', { body: 'message=%c0%af' }],
    ['a lone surrogate', { body: 'message=%ED%A0%80' }],
    ['NUL', { body: 'message=a%00b' }],
    ['multipart without a boundary', { type: 'multipart/form-data', body: 'x' }],
    [
      'multipart cut short',
      { type: 'multipart/form-data; boundary=B', body: '--B\r\nContent-Dispo' },
    ],
    ['multipart that is none', { type: 'multipart/form-data; boundary=B', body: 'full_name=a' }],
    ['multipart with NUL', multipart(part('message', 'a\0b'))],
    ['multipart with a field twice', multipart(part('message', 'a'), part('message', 'b'))],
    ['multipart with __proto__', multipart(part('__proto__', 'a'))],
    [
      'a file for a field',
      multipart(
        'Content-Disposition: form-data; name="message"; filename="m.txt"\r\nContent-Type: text/plain\r\n\r\nhello',
      ),
    ],
  ])('with %s is refused', async (_name, options) => {
    const result = await post(options);
    expect(result).toMatchObject({ outcome: 'refused', status: 400 });
    expect(result.lines).toMatchObject([{ event: 'form.refused', form: 'contact', status: 400 }]);
  });

  it('leaves no trace of what was typed in the log', async () => {
    const result = await post({ body: 'full_name=Secret+Name&full_name=b' });
    expect(JSON.stringify(result.lines)).not.toMatch(/Secret|192\.0\.2/);
  });
});

describe('the honeypot', () => {
  it('answers as if stored before it is counted, and is logged', async () => {
    const keys: string[] = [];
    const limiter = {
      limit: async ({ key }: { key: string }) => ({ success: keys.push(key) < 1 }),
    };
    const result = await post({ body: 'message=x&website=http%3A%2F%2Fspam', limiter });
    expect(result).toMatchObject({ outcome: 'stored', lines: [{ event: 'form.honeypot' }] });
    expect(keys).toEqual([]);
  });
});

describe('the rate limit', () => {
  it('counts by form and address, and keeps what was typed', async () => {
    const keys: string[] = [];
    const limiter = {
      limit: async ({ key }: { key: string }) => ({ success: keys.push(key) <= 1 }),
    };
    expect((await post({ body: 'message=x', limiter })).outcome).toBe('valid');
    expect(await post({ body: 'message=kept', limiter })).toMatchObject({
      outcome: 'limited',
      status: 429,
      retryAfterSeconds: 60,
      values: { full_name: '', message: 'kept' },
    });
    const key = `contact:${senderOf('192.0.2.7')}`;
    expect(keys).toEqual([key, key]);
  });

  it('counts what everyone sends together, and keeps what was typed', async () => {
    const siteLimiter = { limit: async () => ({ success: false }) };
    expect(await post({ body: 'message=kept', siteLimiter })).toMatchObject({
      outcome: 'limited',
      values: { message: 'kept' },
      lines: [{ event: 'form.limited' }],
    });
  });

  it.each<[string, RateLimiter]>([
    ['rejects', { limit: () => Promise.reject(new Error('down')) }],
    [
      'throws',
      {
        limit: () => {
          throw new Error('down');
        },
      },
    ],
    ['never answers', { limit: () => new Promise(() => {}) }],
  ])('refuses nobody when the limiter %s', async (_name, limiter) => {
    const result = await post({ body: 'message=x', limiter });
    expect(result).toMatchObject({ outcome: 'valid', lines: [{ event: 'limiter.failed' }] });
  });
});
