import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitMessage } from '../../app/contact/message.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { newMessage } from '../support/contact-message.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { testContext } from '../support/request-context.ts';
import { places } from './support/databases.ts';

/**
 * How many messages are sent: SUBMISSIONS, else 200. More than the 300 that the database takes from all visitors in a
 * minute (visitor-writes.test.ts holds that): what comes here in minutes is the visitors of months.
 */
const count = Number(process.env.SUBMISSIONS ?? 200);
const abreast = 8;
/** Some faults are a backend that answers nothing: each of them costs the time limit of a write. */
const patience = 60_000 + count * 300;

describe.each(places)('messages sent through every fault to $name', ({ start }) => {
  let supabase: LocalSupabase;
  let proxy: FaultProxy;
  beforeAll(async () => {
    supabase = await start();
    await supabase.engine.exec('update private.visitor_writes set rows_per_minute = 1000000');
    proxy = await startFaultProxy({ database: supabase.url });
    proxy.fail(
      { kind: 'delay', ms: 50, share: 0.12 },
      { kind: 'status', status: 503, share: 0.11 },
      { kind: 'reset', share: 0.11 },
      { kind: 'reset-after', share: 0.09 },
      { kind: 'html', share: 0.03 },
      { kind: 'hang', share: 0.02 },
    );
  });
  afterAll(async () => {
    await proxy?.stop();
    await supabase?.stop();
  });

  it(
    'are stored once if acknowledged, and nothing is stored twice',
    async () => {
      const environment = { supabaseUrl: proxy.url, supabaseAnonKey: supabase.publishableKey };
      const acknowledged: string[] = [];
      let next = 0;
      const send = async () => {
        while (next < count) {
          next += 1;
          const message = newMessage();
          const request = new Request('https://site.example/contact', {
            method: 'POST',
            body: new URLSearchParams(message),
          });
          const {
            submission: { outcome },
          } = await submitMessage(testContext(proxy.url, { environment }), request);
          expect(['stored', 'failed']).toContain(outcome);
          if (outcome === 'stored') acknowledged.push(message.message);
        }
      };
      await Promise.all(Array.from({ length: abreast }, send));

      const rows = await supabase.engine.query('select message from public.contact_submissions');
      const stored = rows.map(({ message }) => String(message));
      expect(new Set(stored).size).toBe(stored.length);
      const kept = new Set(stored);
      expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
      // Only a row whose answer was lost on the way may be there without having been acknowledged.
      const lost = proxy.requests.filter(({ fault }) => fault === 'reset-after');
      expect(stored.length - acknowledged.length).toBeLessThanOrEqual(lost.length);
      expect(acknowledged.length).toBeGreaterThan(count / 2);
    },
    patience,
  );
});
