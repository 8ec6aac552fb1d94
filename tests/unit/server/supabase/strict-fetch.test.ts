import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { timeLimits } from '../../../../app/server/limits.ts';
import { strictFetch } from '../../../../app/server/supabase/strict-fetch.ts';
import { listen } from '../../../../scripts/local-supabase/listen.ts';
import { jobs, slugs, testJobs } from '../../../support/tested-jobs.ts';
import { ctx, fake } from '../../../support/tested-supabase.ts';

testJobs();

it('whoever sends the site elsewhere is not followed, be there what the site has asked for', async () => {
  const location = `${fake.url}/rest/v1/jobs?select=*&is_active=eq.true&order=order_index.asc`;
  fake.fail({ kind: 'redirect', location, times: 1 });
  expect(await jobs.list(ctx)).toEqual({ outcome: 'failed' });
  expect(fake.requests).toHaveLength(1);
  expect(await slugs()).toHaveLength(3);
});

it('a call that takes too long is let go of, and holds no connection any more', async () => {
  const server = createServer();
  const url = await listen(server, 0);
  const asked = once(server, 'request');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const call = strictFetch(`${url}/rest/v1/jobs`);
    const refusal = expect(call).rejects.toThrow('time-limit');
    const [, response] = await asked;
    const closed = once(response, 'close');
    await vi.advanceTimersByTimeAsync(timeLimits.read);
    await refusal;
    await closed;
  } finally {
    vi.useRealTimers();
    server.close();
    server.closeAllConnections();
  }
});
