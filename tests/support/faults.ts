import * as v from 'valibot';
import type { Row } from './job-rows.ts';

const AnswerSchema = v.object({
  status: v.number(),
  body: v.optional(v.string()),
  location: v.optional(v.string()),
});

export type Answer = v.InferOutput<typeof AnswerSchema>;

/** A fault meets all requests, or the first `times`, or those whose address or body `contains` a text. */
const meets = { times: v.optional(v.number()), contains: v.optional(v.string()) };

const FaultSchema = v.variant('kind', [
  v.object({ ...meets, kind: v.literal('status'), ...AnswerSchema.entries }),
  v.object({ ...meets, kind: v.literal('delay'), ms: v.number() }),
  // `reset` cuts the connection before the work, `reset-after` after it.
  v.object({ ...meets, kind: v.picklist(['hang', 'hang-in-body', 'reset', 'reset-after']) }),
]);

export type FaultInput = v.InferOutput<typeof FaultSchema>;

export const ControlSchema = v.object({
  faults: v.optional(v.array(FaultSchema)),
  add: v.optional(v.array(FaultSchema)),
  /** Instead of the database's, by table (`jobs`) or function (`rpc/claim_mails`). */
  answers: v.optional(v.record(v.string(), v.unknown())),
});

export type Control = v.InferOutput<typeof ControlSchema>;
export type Answers = NonNullable<Control['answers']>;

export const RequestsSchema = v.array(
  v.object({
    method: v.string(),
    url: v.string(),
    headers: v.record(v.string(), v.unknown()),
    body: v.string(),
    /** What the database answered, even if a fault kept that from arriving. */
    status: v.nullable(v.number()),
  }),
);

export type RecordedRequest = v.InferOutput<typeof RequestsSchema>[number];

/** A text that is an object as JSON. */
export const RowSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

export function storedRows(requests: readonly RecordedRequest[], table: string): readonly Row[] {
  return requests
    .filter(({ url, status }) => url === `/rest/v1/${table}` && status === 201)
    .map(({ body }) => v.parse(RowSchema, body));
}
