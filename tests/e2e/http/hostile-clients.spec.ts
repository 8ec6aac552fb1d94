import { request as open } from 'node:http';
import { newMessage } from '../../support/contact-message.ts';
import { testSites } from '../../support/sites.ts';
import { expect, test } from '../backend.ts';

const { port, url } = testSites.faulty;
const megabyte = 1_024 * 1_024;

test('a good form with 100 MB behind it is refused early, and the next visitor is served', async ({
  request,
  backend,
  mark,
}) => {
  const message = { ...newMessage(), email_address: `zoe.${mark}@nonprofit.example` };
  const { status, sent } = await stream(`${new URLSearchParams(message)}&more=`, 100 * megabyte);
  // The refusal arrives, or the connection is cut while the client still sends: then nothing of it may be kept.
  expect([413, 'cut']).toContain(status);
  expect(sent, 'bytes that were taken').toBeLessThan(20 * megabyte);
  expect(await backend.requests()).toEqual([]);
  expect((await request.post('/contact', { form: message })).status()).toBe(200);
  expect(await backend.rows('contact_submissions')).toHaveLength(1);
});

test('many hostile posts at once leave the site as it was', async ({ request, backend, mark }) => {
  const bodies = [
    '',
    'x'.repeat(65 * 1_024),
    `email=zoe.${mark}&`.repeat(3_000),
    `{"email":"zoe.${mark}@nonprofit.example"}`,
    `email=zoe.${mark}%00@nonprofit.example`,
    `email=zoe.${mark}%ff@nonprofit.example`,
    `__proto__[email]=zoe.${mark}@nonprofit.example`,
  ];
  const posts = Array.from({ length: 70 }, (_, index) =>
    request.post('/newsletter', {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'CF-Connecting-IP': `${mark}-${index}`,
      },
      data: bodies[index % bodies.length] ?? '',
    }),
  );
  for (const response of await Promise.all(posts)) {
    expect([400, 413, 422]).toContain(response.status());
  }
  expect(await backend.requests()).toEqual([]);
  expect((await request.get('/contact')).status()).toBe(200);
});

test('200 simultaneous first visits to a job are one call or a few', async ({ request }) => {
  await request.get('/careers');
  const visits = Array.from({ length: 200 }, () => request.get('/careers/bookkeeper'));
  const statuses = new Set((await Promise.all(visits)).map((response) => response.status()));
  expect([...statuses]).toEqual([200]);
  const calls = await request.get(`http://127.0.0.1:${testSites.faulty.backendPort}/__requests`);
  const asked: readonly { readonly url: string }[] = await calls.json();
  expect(
    asked.filter(({ url: call }) => call.includes('slug=eq.bookkeeper')).length,
  ).toBeLessThanOrEqual(3);
});

/** Sends a form that begins so and has so many bytes, unsaid beforehand; how it ended and how much was taken. */
function stream(
  beginning: string,
  bytes: number,
): Promise<{ status: number | 'cut'; sent: number }> {
  const chunk = Buffer.alloc(64 * 1_024, 'a');
  return new Promise((resolve) => {
    let sent = 0;
    const post = open({
      port,
      host: '127.0.0.1',
      path: '/contact',
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url },
    });
    post.on('response', (response) => {
      response.resume();
      // Wrangler's proxy, which stands before the Worker here only, answers a cut connection by itself: not our headers.
      const ours = 'content-security-policy' in response.headers;
      resolve({ status: ours ? (response.statusCode ?? 0) : 'cut', sent });
      post.destroy();
    });
    post.on('error', () => resolve({ status: 'cut', sent }));
    post.write(beginning);
    const write = () => {
      while (sent < bytes) {
        sent += chunk.length;
        if (!post.write(chunk)) {
          post.once('drain', write);
          return;
        }
      }
      post.end();
    };
    write();
  });
}
