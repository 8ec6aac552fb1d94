import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../scripts/local-supabase/listen.ts';
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
    return laneOf(name).handle(path, request, await text(request), response);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const url = await listen(server, options.port ?? 0);
  return {
    url,
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
