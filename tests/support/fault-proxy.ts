import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../scripts/local-supabase/listen.ts';
import {
  type Answers,
  type Control,
  functionAnswers,
  type RecordedRequest,
  storedRows,
} from './backend-control.ts';
import { type Answer, type FaultInput, send, sendFault } from './faults.ts';
import type { Row } from './job-rows.ts';

/** One backend as a test sees it; tests that run side by side have one each. */
class Lane {
  readonly requests: RecordedRequest[] = [];
  readonly #database: string | null;
  #faults: { readonly fault: FaultInput; left: number }[] = [];
  #answers: Answers = {};

  constructor(database: string | null) {
    this.#database = database;
  }

  set({ faults, add = [], answers = {} }: Control): void {
    if (faults) this.#faults = [];
    for (const fault of [...(faults ?? []), ...add]) {
      this.#faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    }
    this.#answers = { ...this.#answers, ...answers };
  }

  reset(answers: Answers): void {
    this.requests.length = 0;
    this.#answers = answers;
    this.set({ faults: [] });
  }

  async handle(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const body = await text(request);
    if (path === '/__requests') {
      return send(response, { status: 200, body: JSON.stringify(this.requests) });
    }
    if (path === '/__control') {
      this.set(JSON.parse(body));
      return send(response, { status: 204, body: '' });
    }
    const fault = this.#meet(path + body);
    const record: RecordedRequest = {
      ...{ method, url: path, headers, body },
      ...{ fault: fault?.kind ?? null, status: null },
    };
    this.requests.push(record);
    const answer = async () => {
      const given = await this.#answer(record);
      record.status = given.status;
      return given;
    };
    return fault ? sendFault(response, fault, answer) : send(response, await answer());
  }

  #meet(words: string): FaultInput | undefined {
    const met = this.#faults.find(
      ({ fault, left }) =>
        left > 0 && words.includes(fault.contains ?? '') && Math.random() < (fault.share ?? 1),
    );
    if (met) met.left -= 1;
    return met?.fault;
  }

  async #answer({ method, url, headers, body }: RecordedRequest): Promise<Answer> {
    const { pathname, searchParams } = new URL(url, 'http://backend');
    const name = pathname.slice('/rest/v1/'.length);
    if (name in this.#answers) return canned(method, name, this.#answers[name], searchParams);
    if (this.#database === null) return { status: 404, body: '{"code":"PGRST205"}' };
    const response = await fetch(this.#database + url, {
      method,
      headers: Object.entries(headers).flatMap(([key, value]): [string, string][] =>
        passed.includes(key) ? [[key, String(value)]] : [],
      ),
      ...(body && { body }),
    });
    return { status: response.status, body: await response.text() };
  }
}

/** The headers that decide the database's answer. */
const passed = ['apikey', 'authorization', 'content-type', 'prefer', 'accept'];

function canned(method: string, name: string, value: unknown, search: URLSearchParams): Answer {
  if (!Array.isArray(value) || name.startsWith('rpc/')) {
    return { status: 200, body: JSON.stringify(value) };
  }
  if (method === 'POST') return { status: 201, body: '' };
  const rows = value.filter((row: Row) =>
    [...search].every(([column, filter]) =>
      filter.startsWith('eq.') ? `eq.${row[column]}` === filter : true,
    ),
  );
  return { status: 200, body: JSON.stringify(rows) };
}

/** A running proxy and what a test in its process does with it. */
export interface FaultProxy {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** The rows of a table that were stored. */
  stored(table: string): readonly Row[];
  putJobs(rows: readonly Row[]): void;
  /** What the database's functions answer, by name. */
  functions(answers: Answers): void;
  /** Puts these faults in force instead of all others; none is recovery. */
  fail(...faults: FaultInput[]): void;
  /** No faults, no recorded requests, the answers of the start. */
  reset(): void;
  stop(): Promise<void>;
}

/** How a proxy is set up: its port (0 takes a free one), the database behind it, and what it answers by itself. */
export interface ProxyOptions {
  readonly port?: number;
  readonly database?: string;
  readonly answers?: Answers;
}

/**
 * Stands in front of a local Supabase, records what is asked and lets it fail. Tests in another process steer it by
 * `POST /__control` ({@link Control}) and read `GET /__requests`. Under `/lane/<name>` each name has faults, answers and
 * records of its own.
 */
export async function startFaultProxy(options: ProxyOptions = {}): Promise<FaultProxy> {
  const { port = 0, database = null, answers = {} } = options;
  const lanes = new Map<string, Lane>();
  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name) ?? new Lane(database);
    if (!lanes.has(name)) lane.reset(answers);
    lanes.set(name, lane);
    return lane;
  };
  const server = createServer((request, response) => {
    const [, name = '', path = '/'] =
      /^(?:\/lane\/([\w-]+))?(\/.*)$/.exec(request.url ?? '/') ?? [];
    laneOf(name)
      .handle(path, request, response)
      .catch(() => response.destroy());
  });
  const url = await listen(server, port);
  const main = laneOf('');
  return {
    url,
    requests: main.requests,
    stored: (table) => storedRows(main.requests, table),
    putJobs: (jobs) => main.set({ answers: { jobs } }),
    functions: (given) => main.set({ answers: functionAnswers(given) }),
    fail: (...faults) => main.set({ faults }),
    reset: () => main.reset(answers),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
