import * as v from 'valibot';

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));
const status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599));

const KindSchema = v.variant('kind', [
  /** Answers properly, later. */
  v.object({ kind: v.literal('delay'), ms: milliseconds }),
  /** Answers this status with a PostgREST error, or with the given body. */
  v.object({ kind: v.literal('status'), status, body: v.optional(v.string()) }),
  /** Cuts the connection without an answer. */
  v.object({ kind: v.literal('reset') }),
  /** Does what was asked, then cuts the connection: the caller cannot know. */
  v.object({ kind: v.literal('reset-after') }),
  /** Never answers. */
  v.object({ kind: v.literal('hang') }),
  /** Sends the head and the first byte, and then nothing more. */
  v.object({ kind: v.literal('hang-in-body') }),
  /** Sends the proper answer's first half under its whole length. */
  v.object({ kind: v.literal('truncated') }),
  /** A friendly page of some proxy. */
  v.object({ kind: v.literal('html'), status: v.optional(status, 200) }),
  v.object({ kind: v.literal('empty'), status: v.optional(status, 200) }),
  /** JSON of another shape. */
  v.object({
    kind: v.literal('wrong-types'),
    body: v.optional(v.unknown(), [{ id: {}, title: 7, slug: null, is_active: 'yes' }]),
  }),
  /** An answer of so many megabytes. */
  v.object({ kind: v.literal('huge'), megabytes: v.optional(v.number(), 64) }),
  /** Sends the caller elsewhere. */
  v.object({ kind: v.literal('redirect'), location: v.string() }),
]);

/** A fault, which requests it meets (all without a condition) and how often (always without `times`). */
export const FaultSchema = v.intersect([
  KindSchema,
  v.object({
    table: v.optional(v.string()),
    method: v.optional(v.string()),
    /** A part of the address with its query, such as `slug=eq.x`, or of the body. */
    contains: v.optional(v.string()),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Meets this share of the requests. */
    share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  }),
]);

/** A fault as a test writes it. */
export type FaultInput = v.InferInput<typeof FaultSchema>;

/** A fault, complete. */
export type Fault = v.InferOutput<typeof FaultSchema>;

/** The faults in force, first match first. */
export class Faults {
  #active: { readonly fault: Fault; left: number }[] = [];
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** Puts these in force instead of all others; none is recovery. */
  set(faults: readonly FaultInput[]): void {
    this.#active = [];
    this.add(faults);
  }

  /** Puts these in force beside the others. */
  add(faults: readonly FaultInput[]): void {
    for (const input of faults) {
      const fault = v.parse(FaultSchema, input);
      this.#active.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    }
  }

  /** The fault that this request meets, counted; null for none. */
  meet(request: MetRequest): Fault | null {
    for (const entry of this.#active) {
      const { fault } = entry;
      if (entry.left < 1 || !matches(fault, request) || this.#random() >= fault.share) continue;
      entry.left -= 1;
      return fault;
    }
    return null;
  }
}

interface MetRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

function matches(fault: Fault, { method, url, body }: MetRequest): boolean {
  return (
    (fault.table === undefined ||
      url.startsWith(`/rest/v1/${fault.table}?`) ||
      url === `/rest/v1/${fault.table}`) &&
    (fault.method === undefined || fault.method === method) &&
    (fault.contains === undefined || url.includes(fault.contains) || body.includes(fault.contains))
  );
}
