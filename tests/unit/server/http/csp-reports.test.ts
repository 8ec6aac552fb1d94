import { expect, it } from 'vitest';
import { receiveReports } from '../../../../app/server/http/csp-reports.ts';
import { testContext } from '../../../support/request-context.ts';

const report = { body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } };
const limiter = (most: number) => {
  const counts = new Map<string, number>();
  return {
    async limit({ key }: { key: string }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= most };
    },
  };
};

it('reports of many senders together leave no more lines than the site’s limit', async () => {
  const limiters = { sender: limiter(30), everyone: limiter(300) };
  const body = JSON.stringify(Array.from({ length: 20 }, () => report));
  const statuses = new Set<number>();
  let lines = 0;
  for (let sender = 0; sender < 100; sender += 1) {
    const ctx = testContext('', { limiters, clientAddress: `192.0.2.${sender}` });
    const request = new Request('https://site.example/', { method: 'POST', body });
    statuses.add(await receiveReports(ctx, request));
    lines += ctx.lines.filter(({ event }) => event === 'csp').length;
  }
  expect([lines, [...statuses]]).toEqual([300, [204, 429]]);
});
