import type { Row } from './job-rows.ts';

/** An answer; without a body a PostgREST error. */
export interface Answer {
  readonly status: number;
  readonly body?: string;
  /** Where a redirect leads. */
  readonly location?: string;
}

/** What a backend does instead of answering properly. */
type Kind =
  | ({ readonly kind: 'status' } & Answer)
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'huge'; readonly megabytes: number }
  /** `reset` cuts the connection, `reset-after` does so when all is done: the caller cannot know. */
  | { readonly kind: 'hang' | 'hang-in-body' | 'reset' | 'reset-after' };

/** A fault and which requests it meets: all, or the first `times`, those whose address or body `contains` a text. */
export type FaultInput = Kind & { readonly contains?: string; times?: number };

/**
 * What is answered without the database, by table (`jobs`) or function (`rpc/claim_notices`): rows that a database would
 * refuse, or a test's own. A select is narrowed by its `eq` filters, an insert is taken.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** What a test in another process sends to `/__control`. */
export interface Control {
  /** Instead of the faults in force; none is recovery. */
  readonly faults?: readonly FaultInput[];
  /** Beside the faults in force. */
  readonly add?: readonly FaultInput[];
  readonly answers?: Answers;
}

/** A request as it arrived, and how it went. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** The proper answer's status, also where a fault kept it from arriving; null where nothing was done. */
  status: number | null;
}

/** The rows of a table that the database has acknowledged. */
export function storedRows(requests: readonly RecordedRequest[], table: string): readonly Row[] {
  return requests
    .filter(({ url, status }) => url === `/rest/v1/${table}` && status === 201)
    .map(({ body }): Row => JSON.parse(body));
}
