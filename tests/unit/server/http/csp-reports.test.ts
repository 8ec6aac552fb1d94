import { expect, it } from 'vitest';
import { receiveReports } from '../../../../app/server/http/csp-reports.server.ts';
import { testContext } from '../../../support/request-context.ts';

const report = { body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } };

it('reports of many senders together leave no more lines than the site’s limit', async () => {
  let counted = 0;
  const everyone = { limit: async () => ({ success: ++counted <= 30 }) };
  const ctx = testContext('', { limiters: { sender: null, everyone } });
  const body = JSON.stringify(Array.from({ length: 20 }, () => report));
  const post = () => new Request('https://site.example/', { method: 'POST', body });
  expect(await receiveReports(ctx, post())).toBe(204);
  expect(await receiveReports(ctx, post())).toBe(429);
  expect(ctx.lines.filter(({ event }) => event === 'csp')).toHaveLength(30);
});
