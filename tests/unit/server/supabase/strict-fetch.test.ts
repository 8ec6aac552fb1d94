import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { timeLimits } from '../../../../app/server/limits.server.ts';
import { strictFetch } from '../../../../app/server/supabase/strict-fetch.server.ts';
import { listen } from '../../../../scripts/stack/ports.ts';

it('a call that takes too long is let go of, and holds no connection any more', async () => {
  const server = createServer();
  const url = await listen(server, 0);
  const asked = once(server, 'request');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const call = strictFetch(`${url}/rest/v1/jobs`);
    const [, response] = await asked;
    const closed = once(response, 'close');
    await vi.advanceTimersByTimeAsync(timeLimits.read);
    expect(await (await call).json()).toMatchObject({ code: 'time-limit' });
    await closed;
  } finally {
    vi.useRealTimers();
    server.close();
    server.closeAllConnections();
  }
});
