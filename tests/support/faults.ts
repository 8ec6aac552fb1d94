import * as v from 'valibot';
import type { Row } from './job-rows.ts';

export interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly location?: string;
}

type Kind =
  | ({ readonly kind: 'status' } & Answer)
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'huge'; readonly megabytes: number }
  /** `reset` cuts the connection before the work, `reset-after` after it. */
  | { readonly kind: 'hang' | 'hang-in-body' | 'reset' | 'reset-after' };

/** A fault meets all requests, or the first `times`, or those whose address or body `contains` a text. */
export type FaultInput = Kind & { readonly contains?: string; times?: number };

/** Answers instead of the database's, by table (`jobs`) or function (`rpc/claim_notices`). */
export type Answers = Readonly<Record<string, unknown>>;

export interface Control {
  readonly faults?: readonly FaultInput[];
  readonly add?: readonly FaultInput[];
  readonly answers?: Answers;
}

export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** What the database answered, even if a fault kept that from arriving. */
  status: number | null;
}

/** A text that is an object as JSON. */
export const RowSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

export function storedRows(requests: readonly RecordedRequest[], table: string): readonly Row[] {
  return requests
    .filter(({ url, status }) => url === `/rest/v1/${table}` && status === 201)
    .map(({ body }) => v.parse(RowSchema, body));
}
