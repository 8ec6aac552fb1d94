import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { submitMessage } from '../../../app/contact/message.ts';
import { deliverNotices } from '../../../app/notices/deliver.ts';
import type { Mailer } from '../../../app/server/bindings.ts';
import { localKeys } from '../../../scripts/local-supabase/keys.ts';
import { newMessage } from '../../support/contact-message.ts';
import { testContext } from '../../support/request-context.ts';

/**
 * A Worker as a process of its own: it stores `--messages` messages and delivers what is due, until it is ended. It
 * kills itself at random before and after every step, and its mail service fails, hangs and refuses at random. What
 * the mail service took is written to `--mails`, what was logged to `--log`, where it died to `--deaths`.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    messages: { type: 'string', default: '0' },
    mails: { type: 'string', default: '' },
    log: { type: 'string', default: '' },
    deaths: { type: 'string', default: '' },
  },
});

/** Appends a line of JSON that also says which process wrote it. */
const write = (file: string, line: object) =>
  appendFileSync(file, `${JSON.stringify({ ...line, process: process.pid })}\n`);

/** The share of steps that are its last. */
const deathRate = 0.02;

function mayDie(step: string): void {
  if (Math.random() >= deathRate) return;
  write(values.deaths, { step });
  process.kill(process.pid, 'SIGKILL');
}

const plainFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const step = new URL(input instanceof Request ? input.url : input).pathname.split('/').at(-1);
  mayDie(`before ${step}`);
  const response = await plainFetch(input, init);
  mayDie(`after ${step}`);
  return response;
};

const mailer: Mailer = {
  async send({ raw }) {
    const fate = Math.random();
    if (fate < 0.1) throw new Error('the mail service is not there');
    if (fate < 0.2) return new Promise(() => undefined);
    if (fate < 0.3) return Promise.reject(new Error('550 zoe@nonprofit.example is refused'));
    write(values.mails, { raw });
    mayDie('between send and mark');
  },
};

const ctx = () =>
  testContext(values.url, {
    environment: { supabaseUrl: values.url, supabaseAnonKey: localKeys.publishable },
    notices: { token: localKeys.notices, from: 'website@site.example', to: 'owner@site.example' },
    mailer,
    log: (line) => write(values.log, line),
  });

for (let sent = 0; sent < Number(values.messages); sent += 1) {
  const body = new URLSearchParams(newMessage());
  const context = ctx();
  await submitMessage(
    context,
    new Request('https://site.example/contact', { method: 'POST', body }),
  );
  // As waitUntil has it: the visitor is answered meanwhile.
  void deliverNotices(context);
}
for (;;) {
  await deliverNotices(ctx());
  await pause(100);
}
