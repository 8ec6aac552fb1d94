import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { type FaultInput, FaultSchema, Faults } from './faults.ts';
import { send, sendFault } from './respond.ts';
import { type Row, Rows } from './rows.ts';
import { sampleJobs } from './sample-jobs.ts';

/** A request as it arrived, in order. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The kind of fault that it met, or null. */
  readonly fault: string | null;
}

/** A running stand-in and what a test does with it. */
export interface FakeSupabase {
  readonly url: string;
  readonly requests: RecordedRequest[];
  /** The tables' rows: `jobs`, `newsletter_signups`, `contact_submissions`. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  putJobs(rows: readonly Row[]): void;
  /** Puts these faults in force instead of all others; without any it recovers. */
  fail(...faults: FaultInput[]): void;
  /** Sample jobs, no submissions, no faults, no recorded requests. */
  reset(): void;
  stop(): Promise<void>;
}

const ControlSchema = v.object({
  reset: v.optional(v.boolean(), false),
  faults: v.optional(v.array(FaultSchema)),
  jobs: v.optional(v.array(v.record(v.string(), v.unknown()))),
});

/**
 * Starts the stand-in; port 0 takes a free one, and without a key any will do. Tests in another process steer it by
 * `POST /__control` (`{reset?, faults?, jobs?}`) and read `GET /__requests` and `GET /__rows`.
 */
export async function startFakeSupabase(
  options: { port?: number; key?: string; random?: () => number } = {},
): Promise<FakeSupabase> {
  const rows = new Rows(options.key ?? null);
  const faults = new Faults(options.random);
  const requests: RecordedRequest[] = [];

  const reset = () => {
    rows.put('jobs', sampleJobs);
    rows.put('newsletter_signups', []);
    rows.put('contact_submissions', []);
    faults.set([]);
    requests.length = 0;
  };

  const control = (url: string, body: string, response: ServerResponse) => {
    if (url === '/__requests') return send(response, { status: 200, body: requests });
    if (url === '/__rows') return send(response, { status: 200, body: rows.tables });
    const command = v.safeParse(v.pipe(v.string(), v.parseJson(), ControlSchema), body);
    if (!command.success) return send(response, { status: 400, body: v.flatten(command.issues) });
    if (command.output.reset) reset();
    if (command.output.jobs) rows.put('jobs', command.output.jobs);
    if (command.output.faults) faults.set(command.output.faults);
    return send(response, { status: 200, body: {} });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await textOf(request);
    if (url.startsWith('/__')) return control(url, body, response);
    const { pathname: path, searchParams: search } = new URL(url, 'http://fake');
    const fault = faults.meet({ method, url });
    requests.push({ method, url, headers, body, fault: fault?.kind ?? null });
    const answer = () => rows.answer({ method, path, search, headers, body });
    return fault ? sendFault(response, fault, answer) : send(response, answer());
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  reset();
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    tables: rows.tables,
    putJobs: (jobs) => rows.put('jobs', jobs),
    fail: (...list) => faults.set(list),
    reset,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
