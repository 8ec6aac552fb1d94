import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitMessage } from '../../app/contact/message.ts';
import { newMessage } from '../support/contact-message.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { testContext } from '../support/request-context.ts';
import { places, TestDatabase } from './support/databases.ts';

/**
 * How many messages are sent: SUBMISSIONS, else 200. More than the 300 that the database takes from all visitors in a
 * minute (visitor-writes.test.ts holds that): what comes here in minutes is the visitors of months.
 */
const count = Number(process.env.SUBMISSIONS ?? 200);
const abreast = 8;
/** Some faults are a backend that answers nothing: each of them costs the time limit of a write. */
const patience = 60_000 + count * 300;

describe.each(places)('messages sent through every fault to $name', (place) => {
  const db = new TestDatabase(place);
  let proxy: FaultProxy;
  beforeAll(async () => {
    await db.exec('update private.visitor_writes set rows_per_minute = 1000000');
    proxy = await startFaultProxy({ database: db.supabase.url });
    proxy.fail(
      { kind: 'delay', ms: 50, share: 0.12 },
      { kind: 'status', status: 503, share: 0.11 },
      { kind: 'reset', share: 0.11 },
      { kind: 'reset-after', share: 0.09 },
      { kind: 'html', share: 0.03 },
      { kind: 'hang', share: 0.02 },
    );
  });
  afterAll(() => proxy?.stop());

  it(
    'are stored once each, when whoever is told of a failure sends again',
    async () => {
      const environment = { supabaseUrl: proxy.url, supabaseAnonKey: db.supabase.publishableKey };
      const sent: string[] = [];
      const post = async (body: URLSearchParams) => {
        const request = new Request('https://site.example/contact', { method: 'POST', body });
        const { submission } = await submitMessage(
          testContext(proxy.url, { environment }),
          request,
        );
        expect(['stored', 'failed']).toContain(submission.outcome);
        return submission.outcome;
      };
      const visitor = async () => {
        while (sent.length < count) {
          const message = newMessage();
          sent.push(message.message);
          while ((await post(new URLSearchParams(message))) === 'failed');
        }
      };
      await Promise.all(Array.from({ length: abreast }, visitor));

      const rows = await db.query('select message from public.contact_submissions');
      expect(rows.map(({ message }) => message).sort()).toEqual(sent.sort());
    },
    patience,
  );
});
