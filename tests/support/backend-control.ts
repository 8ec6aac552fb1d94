import type { FaultInput } from './faults.ts';
import type { Row } from './job-rows.ts';

/** A request as it arrived. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** The kind of fault that it met, or null. */
  readonly fault: FaultInput['kind'] | null;
  /** The proper answer's status, also where a fault kept it from arriving; null where nothing was done. */
  status: number | null;
}

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

/** The answers of functions, by the name that a request has for each. */
export const functionAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [`rpc/${name}`, value]));

/** The rows of a table that the database has acknowledged. */
export function storedRows(requests: readonly RecordedRequest[], table: string): readonly Row[] {
  return requests
    .filter(({ url, status }) => url === `/rest/v1/${table}` && status === 201)
    .map(({ body }): Row => JSON.parse(body));
}
