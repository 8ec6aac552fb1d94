import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { listen } from '../../scripts/stack/ports.ts';
import {
  type Answer,
  type Answers,
  type Control,
  ControlSchema,
  type FaultInput,
  type RecordedRequest,
} from './faults.ts';
import type { Row } from './job-rows.ts';

interface Setup {
  readonly database?: string;
  readonly answers?: Answers;
}

class Lane {
  readonly requests: RecordedRequest[] = [];
  readonly #database: string | undefined;
  #faults: readonly FaultInput[] = [];
  #answers: Answers;

  constructor({ database, answers = {} }: Setup) {
    this.#database = database;
    this.#answers = answers;
  }

  control({ faults = [...this.#faults], add = [], answers }: Control): void {
    this.#faults = [...faults, ...add].map((fault) => ({ ...fault }));
    this.#answers = { ...this.#answers, ...answers };
  }

  fail(...faults: FaultInput[]): void {
    this.control({ faults });
  }

  putJobs(jobs: readonly Row[]): void {
    this.control({ answers: { jobs } });
  }

  async handle(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const body = await text(request);
    if (path === '/__control')
      this.control(v.parse(v.pipe(v.string(), v.parseJson(), ControlSchema), body));
    if (path.startsWith('/__')) {
      return send(response, { status: 200, body: JSON.stringify(this.requests) });
    }
    const record: RecordedRequest = { method, url: path, headers, body, status: null };
    this.requests.push(record);
    const met = this.#faults.find(
      ({ times, contains = '' }) => times !== 0 && (path + body).includes(contains),
    );
    if (met?.times) met.times -= 1;
    await sendAnswer(response, met, async () => {
      const answer = await this.#answer(record);
      record.status = answer.status;
      return answer;
    });
  }

  async #answer({ method, url, headers, body }: RecordedRequest): Promise<Answer> {
    const { pathname, searchParams } = new URL(url, 'http://backend');
    const name = pathname.slice('/rest/v1/'.length);
    if (name in this.#answers) return canned(method, name, this.#answers[name], searchParams);
    if (!this.#database) return { status: 404, body: '{"code":"PGRST205"}' };
    const sent = Object.entries(headers).filter(([header]) => passed.includes(header));
    const response = await fetch(this.#database + url, {
      method,
      headers: sent.map(([header, value]) => [header, String(value)]),
      ...(body && { body }),
    });
    return { status: response.status, body: await response.text() };
  }
}

const passed = [
  'apikey',
  'authorization',
  'content-type',
  'prefer',
  'accept',
  'x-worker-token',
  'x-row-id',
];

function canned(method: string, name: string, value: unknown, search: URLSearchParams): Answer {
  if (method === 'POST' && !name.startsWith('rpc/')) return { status: 201, body: '' };
  const filters = [...search].filter(([, filter]) => filter.startsWith('eq.'));
  const isMeant = (row: Row) => filters.every(([column, filter]) => `eq.${row[column]}` === filter);
  const body = JSON.stringify(Array.isArray(value) ? value.filter(isMeant) : value);
  return { status: 200, body };
}

const error = '{"code":"XX000","message":"fault"}';
const json = { 'Content-Type': 'application/json; charset=utf-8' };

function send(response: ServerResponse, { status, body = error, location }: Answer): void {
  response.writeHead(status, { ...(body && json), ...(location && { location }) }).end(body);
}

async function sendAnswer(
  response: ServerResponse,
  fault: FaultInput | undefined,
  work: () => Promise<Answer>,
): Promise<unknown> {
  if (fault?.kind === 'status') return send(response, fault);
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'reset') return response.destroy();
  if (fault?.kind === 'delay') await sleep(fault.ms);
  const answer = await work();
  if (fault?.kind === 'reset-after') return response.destroy();
  if (fault?.kind === 'hang-in-body') return response.writeHead(answer.status, json).write('[');
  send(response, answer);
}

export type FaultProxy = Lane & { readonly url: string; stop(): Promise<void> };

/**
 * Stands in front of a local Supabase, records requests and makes them fail. Other processes steer it by
 * `POST /__control` and read `GET /__requests`. Each `/lane/<name>` is a backend of its own.
 */
export async function startFaultProxy(setup: Setup, port = 0): Promise<FaultProxy> {
  const main = new Lane(setup);
  const lanes = new Map([['', main]]);
  const server = createServer((request, response) => {
    const [, name = '', path = '/'] =
      /^(?:\/lane\/([\w-]+))?(\/.*)$/.exec(request.url ?? '/') ?? [];
    const lane = lanes.get(name) ?? new Lane(setup);
    lanes.set(name, lane);
    lane.handle(path, request, response).catch(() => response.destroy());
  });
  // Node closes a connection that was idle for five seconds, perhaps while workerd sends the next request on it.
  server.keepAliveTimeout = 0;
  const url = await listen(server, port);
  const stop = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return Object.assign(main, { url, stop });
}
