import { expect, it, vi } from 'vitest';
import { timeLimits } from '../../../../app/server/limits.server.ts';
import { drain } from '../../../../app/server/read-body.server.ts';

function post(body: ReadableStream | string): Request {
  // `duplex` is Node's condition for a stream.
  const init = { method: 'POST', body, duplex: 'half' };
  return new Request('https://site.example/', init);
}

it('what nobody read of a body is read to its end', async () => {
  const request = post('field=1');
  await drain(request);
  expect(request.bodyUsed).toBe(true);
});

it('a body that never comes holds no answer up for long', async () => {
  vi.useFakeTimers();
  const drained = drain(post(new ReadableStream()));
  await vi.advanceTimersByTimeAsync(timeLimits.unreadBody);
  vi.useRealTimers();
  await drained;
});
