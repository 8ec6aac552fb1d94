import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { storeMessage } from '../../../app/contact/message.server.ts';
import { deliverMessage, deliverNotices } from '../../../app/notices/deliver.server.ts';
import { localKeys } from '../../../scripts/local-supabase/keys.ts';
import { newAddress, newMessage } from '../../support/contact-message.ts';
import { noticeVariables, testContext } from '../../support/fake-platform.ts';

/**
 * A Worker as a process of its own: it stores `messages` messages and delivers what is due, while it, its mail service and
 * the database fail at random. Mails that were taken and its own death are written to `file`, a JSON object a line.
 */
const [url = '', messages = '0', file = ''] = process.argv.slice(2);

const write = (line: object) =>
  appendFileSync(file, `${JSON.stringify({ ...line, process: process.pid })}\n`);

function mayDie(probability = 0.02): void {
  if (Math.random() >= probability) return;
  write({ died: true });
  process.kill(process.pid, 'SIGKILL');
}

const plainFetch = globalThis.fetch;
globalThis.fetch = async (...request) => {
  mayDie();
  if (Date.now() % 10_000 < 1_500) throw new TypeError('fetch failed');
  const response = await plainFetch(...request);
  mayDie();
  return response;
};

async function send({ raw }: { raw: string }): Promise<void> {
  const fate = Math.random();
  if (fate < 0.28) throw new Error('550 refused');
  // Seldom: each costs the time limit of a mail, ten seconds.
  if (fate < 0.29) return new Promise(() => undefined);
  write({ mail: /^Message-ID: <([\w-]+)@/m.exec(raw)?.[1] });
  // Once for certain.
  mayDie(readFileSync(file, 'utf8').includes('died') ? undefined : 1);
}

const ctx = () =>
  testContext(url, {
    env: { SUPABASE_ANON_KEY: localKeys.publishable, ...noticeVariables },
    mailer: { send },
  });

for (let sent = 0; sent < Number(messages); sent += 1) {
  const message = { ...newMessage(), email_address: newAddress() };
  const body = new URLSearchParams(message);
  const request = new Request('https://site.example/contact', { method: 'POST', body });
  await storeMessage(ctx(), request);
  void deliverMessage(ctx(), message.email_address);
}
for (;;) {
  await deliverNotices(ctx());
  await pause(400);
}
