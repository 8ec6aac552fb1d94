import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { action } from '../../../app/routes/csp-reports.ts';
import { requestContext } from '../../../app/server/request-context.server.ts';
import { testContext } from '../../support/request-context.ts';

const report = { body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } };

it('reports of many senders together leave no more lines than the site’s limit', async () => {
  let counted = 0;
  const everyone = { limit: async () => ({ success: ++counted <= 30 }) };
  const ctx = testContext('', { limiters: { sender: null, everyone } });
  const context = new RouterContextProvider();
  context.set(requestContext, ctx);
  const body = JSON.stringify(Array.from({ length: 20 }, () => report));
  const post = async () => {
    const request = new Request('https://site.example/', { method: 'POST', body });
    const url = new URL(request.url);
    return (await action({ request, url, pattern: '', params: {}, context })).status;
  };
  expect(await post()).toBe(204);
  expect(await post()).toBe(429);
  expect(ctx.lines.filter(({ event }) => event === 'csp')).toHaveLength(30);
});
