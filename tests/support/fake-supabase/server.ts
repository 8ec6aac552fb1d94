import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FaultInput } from './faults.ts';
import { Lane, type LaneOptions, type RecordedRequest } from './lane.ts';
import type { Row } from './rows.ts';

/** A running fake and what a test does with it. */
export interface FakeSupabase {
  readonly url: string;
  readonly requests: RecordedRequest[];
  /** The tables' rows: `jobs`, `newsletter_signups`, `contact_submissions`. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  putJobs(rows: readonly Row[]): void;
  /** What the database's functions answer, by name; one that is not named refuses. */
  functions(answers: Readonly<Record<string, unknown>>): void;
  /** Puts these faults in force instead of all others; without any it recovers. */
  fail(...faults: FaultInput[]): void;
  /** Sample jobs, no submissions, no faults, no recorded requests. */
  reset(): void;
  stop(): Promise<void>;
}

/**
 * Starts the fake; port 0 takes a free one, and without a key any will do. Tests in another process steer it by
 * `POST /__control` (`{reset?, faults?, add?, jobs?}`) and read `GET /__requests` and `GET /__rows`. Under
 * `/lane/<name>` there is another backend for each name, with its own rows, faults and controls.
 */
export async function startFakeSupabase(
  options: LaneOptions & { readonly port?: number } = {},
): Promise<FakeSupabase> {
  const main = new Lane(options);
  const lanes = new Map<string, Lane>();
  const laneOf = (name: string | undefined): Lane => {
    if (name === undefined) return main;
    const lane = lanes.get(name) ?? new Lane(options);
    lanes.set(name, lane);
    return lane;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const [, name, path = '/'] = /^(?:\/lane\/([\w-]+))?(\/.*)$/.exec(request.url ?? '/') ?? [];
    return laneOf(name).handle(path, request, await textOf(request), response);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests: main.requests,
    tables: main.rows.tables,
    putJobs: (jobs) => main.rows.put('jobs', jobs),
    functions: (answers) => {
      main.rows.functions = answers;
    },
    fail: (...list) => main.faults.set(list),
    reset: () => main.reset(),
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
