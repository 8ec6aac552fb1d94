import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { FaultSchema, Faults } from './faults.ts';
import { send, sendFault } from './respond.ts';
import { type Answer, type Row, Rows } from './rows.ts';
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

const ControlSchema = v.object({
  reset: v.optional(v.boolean(), false),
  faults: v.optional(v.array(FaultSchema)),
  /** Faults beside those in force. */
  add: v.optional(v.array(FaultSchema)),
  jobs: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** What the database's functions answer. */
  functions: v.optional(v.record(v.string(), v.unknown())),
});

/** How a backend is set up. */
export interface LaneOptions {
  /** Requests must carry this key; without one any will do. */
  readonly key?: string;
  readonly random?: () => number;
  /** The jobs at the start and after a reset. */
  readonly jobs?: readonly Row[];
}

/** One backend's state; tests that run side by side have one each. */
export class Lane {
  readonly rows: Rows;
  readonly faults: Faults;
  readonly requests: RecordedRequest[] = [];
  readonly #jobs: readonly Row[];

  constructor({ key, random, jobs = sampleJobs }: LaneOptions) {
    this.rows = new Rows(key ?? null);
    this.faults = new Faults(random);
    this.#jobs = jobs;
    this.reset();
  }

  /** Jobs as at the start, no submissions, no faults, no recorded requests. */
  reset(): void {
    this.rows.put('jobs', this.#jobs);
    this.rows.put('newsletter_signups', []);
    this.rows.put('contact_submissions', []);
    this.faults.set([]);
    this.requests.length = 0;
  }

  /** Answers what tests ask in `/__control`, `/__requests` and `/__rows`. */
  #control(path: string, body: string): Answer {
    if (path === '/__requests') return { status: 200, body: this.requests };
    if (path === '/__rows') return { status: 200, body: this.rows.tables };
    const command = v.safeParse(v.pipe(v.string(), v.parseJson(), ControlSchema), body);
    if (!command.success) return { status: 400, body: v.flatten(command.issues) };
    const { reset, jobs, functions, faults, add } = command.output;
    if (reset) this.reset();
    if (jobs) this.rows.put('jobs', jobs);
    if (functions) this.rows.functions = functions;
    if (faults) this.faults.set(faults);
    if (add) this.faults.add(add);
    return { status: 200, body: {} };
  }

  /** Answers one request, properly or as a fault has it. */
  async handle(
    path: string,
    { method = 'GET', headers }: IncomingMessage,
    body: string,
    response: ServerResponse,
  ): Promise<void> {
    if (path.startsWith('/__')) return send(response, this.#control(path, body));
    const { pathname, searchParams: search } = new URL(path, 'http://fake');
    const fault = this.faults.meet({ method, url: path, body });
    this.requests.push({ method, url: path, headers, body, fault: fault?.kind ?? null });
    const answer = () => this.rows.answer({ method, path: pathname, search, headers, body });
    return fault ? sendFault(response, fault, answer) : send(response, answer());
  }
}
