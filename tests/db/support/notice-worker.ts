import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { submitMessage } from '../../../app/contact/message.ts';
import { deliverNotices } from '../../../app/notices/deliver.ts';
import type { Mailer } from '../../../app/server/bindings.ts';
import { localKeys } from '../../../scripts/local-supabase/keys.ts';
import { newMessage } from '../../support/contact-message.ts';
import { testContext } from '../../support/request-context.ts';

/**
 * A Worker as a process of its own: it stores `messages` messages and delivers what is due, while it, its mail service and
 * the database fail at random. What happens is written to `file`, a JSON object a line.
 */
const [url = '', messages = '0', file = ''] = process.argv.slice(2);

const write = (line: object) =>
  appendFileSync(file, `${JSON.stringify({ ...line, process: process.pid })}\n`);

function mayDie(step: string): void {
  if (Math.random() >= 0.02) return;
  write({ death: step });
  process.kill(process.pid, 'SIGKILL');
}

const plainFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const step = new URL(input instanceof Request ? input.url : input).pathname.split('/').at(-1);
  mayDie(`before ${step}`);
  if (Date.now() % 10_000 < 1_500) throw new TypeError('fetch failed');
  const response = await plainFetch(input, init);
  mayDie(`after ${step}`);
  return response;
};

const mailer: Mailer = {
  async send({ raw }) {
    const fate = Math.random();
    if (fate < 0.1) throw new Error('the mail service is not there');
    // Seldom: each costs the time limit of a mail, ten seconds.
    if (fate < 0.12) return new Promise(() => undefined);
    if (fate < 0.3) return Promise.reject(new Error('550 zoe@nonprofit.example is refused'));
    write({ mail: /^Message-ID: <([\w-]+)@/m.exec(raw)?.[1] });
    mayDie('between send and mark');
  },
};

const ctx = () =>
  testContext(url, {
    environment: { supabaseUrl: url, supabaseAnonKey: localKeys.publishable },
    notices: { token: localKeys.notices, from: 'website@site.example', to: 'owner@site.example' },
    mailer,
    log: (line) => write({ log: line }),
  });

for (let sent = 0; sent < Number(messages); sent += 1) {
  const body = new URLSearchParams(newMessage());
  const request = new Request('https://site.example/contact', { method: 'POST', body });
  await submitMessage(ctx(), request);
  void deliverNotices(ctx());
}
for (;;) {
  await deliverNotices(ctx(), { plan: true });
  await pause(100);
}
