import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a backend does instead of answering properly. */
type Kind =
  | { readonly kind: 'delay'; readonly ms: number }
  /** Answers with this status and a PostgREST error, or the given body. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: string }
  /** Cuts the connection without an answer. */
  | { readonly kind: 'reset' }
  /** Does what was asked, then cuts the connection: the caller cannot know. */
  | { readonly kind: 'reset-after' }
  | { readonly kind: 'hang' }
  /** Sends the head and the first byte, then nothing more. */
  | { readonly kind: 'hang-in-body' }
  /** Sends the first half of the proper answer. */
  | { readonly kind: 'truncated' }
  /** A friendly page of some proxy. */
  | { readonly kind: 'html'; readonly status?: number }
  | { readonly kind: 'empty'; readonly status?: number }
  /** JSON of another shape. */
  | { readonly kind: 'wrong-types'; readonly body?: unknown }
  | { readonly kind: 'huge'; readonly megabytes: number }
  | { readonly kind: 'redirect'; readonly location: string };

/** A fault and which requests it meets: all, or the first `times`, a `share`, those whose address or body `contains` a text. */
export type FaultInput = Kind & {
  readonly contains?: string;
  readonly times?: number;
  readonly share?: number;
};

/** A proper answer. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

const json = { 'Content-Type': 'application/json; charset=utf-8' };

/** Sends an answer properly. */
export function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, body === '' ? {} : json).end(body);
}

/** Sends what the fault makes of the proper answer; `answer` is asked for only by faults that do the work. */
export async function sendFault(
  response: ServerResponse,
  fault: FaultInput,
  answer: () => Promise<Answer>,
): Promise<void> {
  switch (fault.kind) {
    case 'delay':
      await sleep(fault.ms);
      return send(response, await answer());
    case 'status':
      return send(response, {
        status: fault.status,
        body: fault.body ?? '{"code":"XX000","message":"fault"}',
      });
    case 'reset-after':
      await answer();
      response.destroy();
      return;
    case 'reset':
      response.destroy();
      return;
    case 'hang':
      return;
    case 'hang-in-body':
      response.writeHead((await answer()).status, json).write('[');
      return;
    case 'truncated': {
      const { status, body } = await answer();
      const text = body || '[{"stored":true}]';
      return send(response, { status, body: text.slice(0, text.length / 2) });
    }
    case 'html':
      response
        .writeHead(fault.status ?? 200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>We will be back soon</title><h1>Maintenance</h1>');
      return;
    case 'empty':
      return send(response, { status: fault.status ?? 200, body: '' });
    case 'wrong-types':
      return send(response, { status: 200, body: JSON.stringify(fault.body ?? [{ id: {} }]) });
    case 'huge':
      response.writeHead(200, json);
      // A caller that lets go early is what the fault is for.
      return pipeline(hugeList(fault.megabytes), response).catch(() => undefined);
    case 'redirect':
      response.writeHead(302, { Location: fault.location }).end();
  }
}

function* hugeList(megabytes: number): Generator<string> {
  yield '[';
  for (let sent = 0; sent < megabytes; sent += 1) yield `"${'x'.repeat(1_024 * 1_024)}",`;
  yield '{}]';
}
