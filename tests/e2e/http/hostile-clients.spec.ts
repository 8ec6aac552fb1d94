import { testSites } from '../../support/sites.ts';
import { expect, test } from '../backend.ts';

/*
 * Wrangler's proxy, which stands before the Worker here only, drops its connections when a client is cut off in the middle
 * of a body, those of other tests with it: what streams without end is tried in tests/worker/form-abuse.test.ts.
 */

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
