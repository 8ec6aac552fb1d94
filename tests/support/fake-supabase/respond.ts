import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { Answer } from './rows.ts';

const json = { 'Content-Type': 'application/json; charset=utf-8' };

/** Sends an answer properly. */
export function send(response: ServerResponse, { status, body }: Answer): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, text === '' ? {} : json).end(text);
}

/** Sends what the fault makes of the proper answer; `answer` is asked for only by faults that do the work. */
export async function sendFault(
  response: ServerResponse,
  fault: Fault,
  answer: () => Answer,
): Promise<void> {
  switch (fault.kind) {
    case 'delay':
      await sleep(fault.ms);
      return send(response, answer());
    case 'status':
      if (fault.body !== undefined) {
        response.writeHead(fault.status).end(fault.body);
        return;
      }
      return send(response, { status: fault.status, body: { code: 'XX000', message: 'fault' } });
    case 'reset-after':
      answer();
      response.destroy();
      return;
    case 'reset':
      response.destroy();
      return;
    case 'hang':
      return;
    case 'hang-in-body':
      response.writeHead(answer().status, json).write('[');
      return;
    case 'truncated': {
      const { status, body } = answer();
      const text = JSON.stringify(body ?? [{ stored: true }]);
      response.writeHead(status, json).end(text.slice(0, Math.floor(text.length / 2)));
      return;
    }
    case 'html':
      response
        .writeHead(fault.status, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>We will be back soon</title><h1>Maintenance</h1>');
      return;
    case 'empty':
      response.writeHead(fault.status).end();
      return;
    case 'wrong-types':
      return send(response, { status: 200, body: fault.body });
    case 'huge':
      return sendHuge(response, fault.megabytes);
    case 'redirect':
      response.writeHead(302, { Location: fault.location }).end();
  }
}

async function sendHuge(response: ServerResponse, megabytes: number): Promise<void> {
  response.writeHead(200, json);
  // A caller that lets go early is what the fault is for.
  await pipeline(hugeList(megabytes), response).catch(() => {});
}

function* hugeList(megabytes: number): Generator<string> {
  const row = `{"filler":"${'x'.repeat(1_024 * 1_024)}"},`;
  yield '[';
  for (let sent = 0; sent < megabytes; sent += 1) yield row;
  yield '{}]';
}
